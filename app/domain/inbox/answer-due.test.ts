import { expect, test } from 'vitest';

import type { OpeningHours } from '../laboratory/laboratory.ts';
import { laboratoryCalendar } from '../promise/laboratory-calendar.ts';
import { answerDue, isPast } from './answer-due.ts';

const hours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
  { days: ['saturday'], opens: '06:00', closes: '12:00' },
];
const holiday = { es: 'Navidad', en: 'Christmas' };
const calendar = laboratoryCalendar(hours, (date) => (date === '2026-12-25' ? holiday : null));

test.each([
  ['in the morning: the same day', '2026-11-17', 6 * 60, '2026-11-17', 14 * 60],
  ['at the last minute that fits', '2026-11-17', 9 * 60, '2026-11-17', 17 * 60],
  ['later: the next day, for what is left', '2026-11-17', 10 * 60, '2026-11-18', 7 * 60],
  ['before opening: counted from the opening', '2026-11-17', 3 * 60, '2026-11-17', 14 * 60],
  ['at night: from the next opening', '2026-11-17', 22 * 60, '2026-11-18', 14 * 60],
  ['on a Saturday: over Sunday', '2026-11-21', 8 * 60, '2026-11-23', 10 * 60],
  ['over a holiday', '2026-12-24', 16 * 60, '2026-12-28', 7 * 60],
])('%s', (_, date, minutes, dueDate, dueMinutes) => {
  const due = answerDue({ date, minutes }, calendar);
  // Saturday 26 December has six hours between the holiday and Monday.
  expect(due).toEqual({ date: dueDate, minutes: dueMinutes });
});

test('a laboratory that never opens promises nothing', () => {
  expect(
    answerDue(
      { date: '2026-11-17', minutes: 0 },
      laboratoryCalendar([], () => null),
    ),
  ).toBeNull();
});

test('an answer is late after its minute, and not at it', () => {
  const due = { date: '2026-11-17', minutes: 840 };
  expect(isPast(due, due)).toBe(false);
  expect(isPast(due, { date: '2026-11-17', minutes: 841 })).toBe(true);
  expect(isPast(due, { date: '2026-11-18', minutes: 0 })).toBe(true);
  expect(isPast(due, { date: '2026-11-16', minutes: 1439 })).toBe(false);
});
