import { describe, expect, test } from 'vitest';

import { formatClaim, formatDate, formatNumber, formatPercent, formatTime, formatWeekday } from './format.ts';

// `Intl` puts two kinds of space between parts; neither breaks a line.
const NBSP = '\u00A0';

describe('a claim looks the same in both languages', () => {
  test.each([
    [50_000, '50,000'],
    [5_000, '5,000'],
    [999, '999'],
    [1_250_000, '1,250,000'],
  ])('%i → %s', (value, expected) => {
    expect(formatClaim(value)).toBe(expected);
  });
});

describe('a number in a sentence', () => {
  test.each([
    ['es', 50_000, '50.000'],
    ['es', 5_000, '5.000'],
    ['es', 999, '999'],
    ['en', 50_000, '50,000'],
    ['en', 5_000, '5,000'],
  ] as const)('(%s, %i) → %s', (locale, value, expected) => {
    expect(formatNumber(locale, value)).toBe(expected);
  });
});

describe('a percentage', () => {
  test.each([
    ['es', 99.9, `99,9${NBSP}%`],
    ['en', 99.9, '99.9%'],
    ['es', 100, `100${NBSP}%`],
    ['en', 95, '95%'],
  ] as const)('(%s, %d) → %s', (locale, value, expected) => {
    expect(formatPercent(locale, value)).toBe(expected);
  });
});

describe('a time of day', () => {
  test.each([
    ['es', '17:00', '5:00 p. m.'],
    ['en', '17:00', '5:00 PM'],
    ['es', '06:00', '6:00 a. m.'],
    ['en', '06:00', '6:00 AM'],
    ['es', '12:00', '12:00 p. m.'],
    ['en', '12:00', '12:00 PM'],
    ['es', '00:05', '12:05 a. m.'],
    ['en', '00:05', '12:05 AM'],
  ] as const)('(%s, %s) → %s', (locale, time, expected) => {
    expect(formatTime(locale, time)).toBe(expected.replaceAll(' ', NBSP));
  });
});

describe('a date has no time zone', () => {
  test.each([
    ['es', '2026-07-14', 'martes', '14 de julio de 2026'],
    ['en', '2026-07-14', 'Tuesday', 'July 14, 2026'],
    ['es', '2026-11-17', 'martes', '17 de noviembre de 2026'],
    ['en', '2028-02-29', 'Tuesday', 'February 29, 2028'],
    ['es', '2027-01-01', 'viernes', '1 de enero de 2027'],
  ] as const)('(%s, %s) → %s, %s', (locale, date, weekday, expected) => {
    expect(formatWeekday(locale, date)).toBe(weekday);
    expect(formatDate(locale, date)).toBe(expected);
  });
});
