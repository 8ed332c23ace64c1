import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'visit@laboratory.example',
  start: new Date('2026-11-24T12:00:00Z'),
  minutes: 30,
  summary: 'Toma de muestras',
  description: '',
  location: '',
  alarmMinutes: 120,
  ...changes,
});
const made = new Date('2026-11-22T10:00:00Z');
const fileOf = (changes: Partial<CalendarEvent> = {}) => calendarFile([event(changes)], made, 'es');
/** Parses the file as a calendar does: unfolds the lines, then undoes the escapes. */
const readBack = (file: string, name: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1]
    ?.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

test('writes an event exactly', () => {
  expect(fileOf().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinical laboratory//Exam list//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:visit@laboratory.example',
    'DTSTAMP:20261122T100000Z',
    'DTSTART:20261124T120000Z',
    'DURATION:PT30M',
    'SUMMARY:Toma de muestras',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Toma de muestras',
    'TRIGGER:-PT120M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('writes no duration for a moment, and no alarm for silence', () => {
  expect(fileOf({ minutes: null, alarmMinutes: null })).not.toMatch(/DURATION|VALARM/);
});

test('escapes the characters that have a meaning in a calendar file', () => {
  expect(fileOf({ summary: 'a, b; c\\d\ne' })).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\r\n');
  expect(fileOf({ description: 'x\r\nEND:VEVENT' })).not.toMatch(/^END:VEVENT\r\nEND:VEVENT/m);
});

test('folds lines at 75 octets, cuts no character, and preserves every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      fc.pre(!/[\r\u2028\u2029]/.test(text));
      const file = fileOf({ summary: text, alarmMinutes: null });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(readBack(file, 'SUMMARY')).toBe(text);
    }),
  );
});
