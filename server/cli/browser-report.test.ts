import { expect, test } from 'vitest';

import { readBrowserReport } from './browser-report.ts';

const spec = (title: string, status: string) => ({ file: 'journeys/a.e2e.ts', title, tests: [{ status }] });

// A test that needed a second try counted as passed, without a notice.
test('names the tests that passed only when they were repeated', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('moves', 'flaky')],
        suites: [{ specs: [spec('closes', 'unexpected'), spec('returns', 'flaky')] }],
      },
    ],
  };
  expect(readBrowserReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    repeated: ['journeys/a.e2e.ts: moves', 'journeys/a.e2e.ts: returns'],
  });
});

test('refuses a report of another shape', () => {
  expect(() => readBrowserReport('{}')).toThrow();
});
