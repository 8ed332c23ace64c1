import { expect, test, vi } from 'vitest';

import { runSteps } from './steps.ts';

vi.mock('./build.ts', () => ({ ensureBuild: () => Promise.resolve() }));

test('the summary names each test that needed a retry', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const run = () => Promise.resolve({ passed: 2, failed: 0, output: '', repeated: ['a.e2e.ts: moves'] });
  await runSteps([[{ name: 'browser tests', run }]]);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines.at(-2)).toBe('\nneeded a retry: a.e2e.ts: moves');
  expect(lines.at(-1)).toBe('\n2 passed, 0 failed');
});
