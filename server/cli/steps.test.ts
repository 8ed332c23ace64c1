import { expect, test } from 'vitest';

import { summaryOf } from './steps.ts';

test('the summary names each test that needed a retry', () => {
  expect(
    summaryOf([
      { passed: 10, failed: 1, output: '' },
      { passed: 2, failed: 0, output: '', repeated: ['a.e2e.ts: moves'] },
    ]),
  ).toEqual(['needed a retry: a.e2e.ts: moves', '12 passed, 1 failed']);
});
