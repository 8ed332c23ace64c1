import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * Catches what each test of the file writes to the console, and returns a reader of those lines.
 * Left out is the count of aborted requests. The log writes it within a minute, so it can count the requests of an earlier file.
 */
export function captureLog(): () => string[] {
  let methods: MockInstance[] = [];
  beforeEach(() => {
    methods = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
  });
  afterEach(() => vi.restoreAllMocks());
  return () =>
    methods
      .flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')))
      .filter((line) => !line.includes('"event":"request-aborted","count":'));
}
