import { expect, test } from 'vitest';

import { dateWords, momentInWords } from './visit-words.ts';

const zone = 'America/Bogota';

test('a day without an hour stays that day west of Greenwich', () => {
  expect(dateWords('2026-11-17', zone)).toBe('17 de noviembre de 2026');
  expect(momentInWords('2026-11-17', zone)).toBe('17 de noviembre de 2026');
  expect(dateWords('2026-11-17T02:00:00Z', zone)).toBe('16 de noviembre de 2026');
});
