import fc from 'fast-check';
import { expect, test } from 'vitest';

import { laboratoryCalendar } from './laboratory-calendar.ts';
import { arrivalOf, readSampleTime } from './sample-time.ts';
import { dayFaultWords, hourFaultWords } from './sample-time-words.ts';

/** Monday to Friday 6:00 to 17:00; Tuesday, December 8, 2026, is a holiday. */
const calendar = laboratoryCalendar(
  [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' }],
  (date) => (date === '2026-12-08' ? { es: 'Inmaculada Concepción', en: 'Immaculate Conception' } : null),
);
/** A Tuesday at 10:00. */
const now = { date: '2026-11-17', minutes: 600 };
const read = (dia: string, hora: string) => readSampleTime(new URLSearchParams({ dia, hora }), now, calendar);

test('without a choice reports no fault and answers for now', () => {
  expect(readSampleTime(new URLSearchParams(), now, calendar)).toEqual({
    draft: { dia: '', hora: '' },
    faults: {},
    day: null,
    chosen: null,
    isPast: false,
  });
});

test('a day and an hour', () => {
  expect(read('2026-11-24', '07:30')).toMatchObject({ faults: {}, chosen: { date: '2026-11-24', minutes: 450 } });
});

test.each([
  ['', '07:30', { dia: 'missing' }],
  ['2026-02-30', '07:30', { dia: 'impossible' }],
  ['mañana', '25:00', { dia: 'impossible', hora: 'impossible' }],
  ['2026-11-24', '', { hora: 'missing' }],
  ['2026-10-16', '07:30', { dia: 'past' }],
  ['2027-05-17', '07:30', { dia: 'far' }],
])('%s %s: %j, and the typed text is kept', (dia, hora, faults) => {
  expect(read(dia, hora)).toMatchObject({ draft: { dia, hora }, faults, chosen: null });
});

test('accepts the first and the last day of the range', () => {
  for (const day of ['2026-10-19', '2027-05-14']) expect(read(day, '07:00').faults).toEqual({});
});

test('reads the day as people type it', () => {
  for (const day of ['24/11/2026', '24-11-2026', '24.11.2026'])
    expect(read(day, '07:30')).toMatchObject({ faults: {}, chosen: { date: '2026-11-24', minutes: 450 } });
});

// Regression: the page promised a result for a sample left on a Sunday at three in the morning.
test.each([
  ['2026-11-29', '03:00', { dia: 'closed' }, 'El domingo 29 de noviembre no abrimos. Elija otro día.', null],
  [
    '2026-12-08',
    '07:00',
    { dia: 'closed' },
    'El martes 8 de diciembre es festivo (Inmaculada Concepción) y no abrimos. Elija otro día.',
    null,
  ],
  [
    '2026-11-24',
    '17:00',
    { hora: 'closed' },
    null,
    'A esa hora estamos cerrados. De las 6:00 a. m. a las 5:00 p. m. sí abrimos ese día.',
  ],
])('rejects a sample on %s at %s, and the page says why', (dia, hora, faults, dayWords, hourWords) => {
  const time = read(dia, hora);
  expect(time).toMatchObject({ faults, chosen: null });
  expect(dayFaultWords(time, 'es')).toBe(dayWords);
  expect(hourFaultWords(time, 'es')?.replace(/\s/g, ' ') ?? null).toBe(hourWords);
});

test('marks a sample left before now as past', () => {
  expect(read('2026-11-17', '09:59').isPast).toBe(true);
  expect(read('2026-11-17', '10:00').isPast).toBe(false);
});

test('while the laboratory is closed, "now" is the next opening', () => {
  expect(arrivalOf(null, now, calendar)).toEqual({ at: now, shown: null });
  const saturday = { date: '2026-11-21', minutes: 600 };
  const monday = { date: '2026-11-23', minutes: 360 };
  expect(arrivalOf(null, saturday, calendar)).toEqual({ at: monday, shown: monday });
});

test('any input gets an answer, and a choice never comes with faults', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (dia, hora) => {
      const { faults, chosen } = read(dia, hora);
      expect(chosen !== null && Object.keys(faults).length > 0).toBe(false);
    }),
  );
});
