import { expect, test } from 'vitest';

import { halvesOfDay } from './halves-of-day.ts';

test.each<[text: string, expected: [hour: number, halves: string[]][]]>([
  ['7 a. m.', [[7, ['am']]]],
  ['7 am', [[7, ['am']]]],
  ['9:00 p.m.', [[9, ['pm']]]],
  ['19:00', [[7, ['pm']]]],
  [
    '7:00 a. m. a 1:00 p. m.',
    [
      [7, ['am']],
      [1, ['pm']],
    ],
  ],
  ['7 a. m. y 7 p. m.', [[7, ['am', 'pm']]]],
  ['2 de la tarde', [[2, ['pm']]]],
  ['7:30 in the morning', [[7, ['am']]]],
  ['9 de la noche', [[9, ['pm']]]],
  ['2 de la noche', []],
  ['de 2 a más', []],
  ['2 a menos', []],
  ['5 mg', []],
  ['12:00', []],
])('halvesOfDay(%j)', (text, expected) => {
  expect([...halvesOfDay(text)].map(([hour, halves]) => [hour, [...halves]])).toEqual(expected);
});
