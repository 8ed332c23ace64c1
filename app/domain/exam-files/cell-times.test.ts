import { describe, expect, test } from 'vitest';

import { dateOf, timeInCell } from './cell-times.ts';
import { CellRefusal } from './refusal.ts';

describe('a time', () => {
  test.each([
    ['07:00', '07:00'],
    ['7:00', '07:00'],
    ['14:00:00', '14:00'],
    ['7:05:00', '07:05'],
    ['7:00 a. m.', '07:00'],
    ['7:00\u00a0a.\u00a0m.', '07:00'],
    ['7:30 AM', '07:30'],
    ['2 p.m.', '14:00'],
    ['2:15:00 p. m.', '14:15'],
    ['12:00 p. m.', '12:00'],
    ['12 a. m.', '00:00'],
    ['12 m.', '12:00'],
    ['14 h', '14:00'],
    ['0.2951388889', '07:05'],
    ['0,5', '12:00'],
    ['', ''],
  ])('%j → %j', (cell, time) => {
    expect(timeInCell(cell)).toBe(time);
  });

  test.each(['7', '14', '14:00:30', '13 p. m.', '0 a. m.', '3 m.', 'mañana', '7.30'])(
    'does not read %j as a time',
    (cell) => {
      expect(timeInCell(cell)).toBe(cell);
    },
  );
});

describe('a date', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['16/11/2026', '2026-11-16'],
    ['16/11/26', '2026-11-16'],
    ['6/1/2026', '2026-01-06'],
    ['5.6.2026', '2026-06-05'],
    ['2026/11/16', '2026-11-16'],
    ['2026-11-16 00:00:00', '2026-11-16'],
    ['2026-11-16T00:00:00', '2026-11-16'],
    ['2026-11-16T00:00:00.000', '2026-11-16'],
    ['16/11/2026 0:00:00', '2026-11-16'],
    ['46342', '2026-11-16'],
    ['46342.5', '2026-11-16'],
    ['', ''],
  ])('%j → %j', (cell, date) => {
    expect(dateOf(cell)).toBe(date);
  });

  test.each(['31/02/2026', '11/16/2026', '29/2/26', '2026-13-01 00:00:00', '0/1/2026'])(
    'refuses %j, a date that does not exist',
    (cell) => {
      expect(dateOf(cell)).toEqual(new CellRefusal('no-such-date', cell));
    },
  );

  test.each(['noviembre', '16/11', '2026-11-16T05:00:00Z', '16/11/126'])('does not read %j as a date', (cell) => {
    expect(dateOf(cell)).toBe(cell);
  });
});
