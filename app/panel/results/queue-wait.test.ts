import { expect, test } from 'vitest';

import { minutesSince, queueWaitWords } from './queue-wait.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [135, '2 h 15 min'],
  [24 * 60, '1 día 0 h'],
  [4_500, '3 días 3 h'],
])('%i minutes: %s', (minutes, words) => expect(queueWaitWords(minutes)).toBe(words));

test('a clock that is behind counts no wait', () => {
  expect(minutesSince('2026-11-17T15:00:00Z', '2026-11-17T14:59:00Z')).toBe(0);
  expect(minutesSince('2026-11-17T15:00:00Z', '2026-11-17T15:02:59Z')).toBe(2);
});
