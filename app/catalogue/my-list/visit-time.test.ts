import { expect, test } from 'vitest';

import type { Preparation } from '../../domain/exams/exam.ts';
import { plainExam } from '../../domain/exams/fixtures/sound-exam.ts';
import { type JointPreparation, jointPreparation } from '../../domain/preparation/joint-preparation.ts';
import { laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { visitTime } from './visit-time.ts';

/** Monday to Friday 6:00 to 17:00, Saturdays 7:00 to 12:00; Monday 16 November 2026 is a holiday. */
const calendar = laboratoryCalendar(
  [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
    { days: ['saturday'], opens: '07:00', closes: '12:00' },
  ],
  (date) => (date === '2026-11-16' ? { es: 'Independencia de Cartagena', en: 'Independence of Cartagena' } : null),
);
/** A Tuesday. */
const now = { date: '2026-11-17', minutes: 600 };
const proposal = { at: { date: '2026-11-18', minutes: 420 }, preparation: null };
const time = (day: string, hour: string) => visitTime({ day, hour }, proposal, now, calendar);

test.each([
  ['2026-11-18', '09:30', null, null],
  ['2026-02-30', '09:30', 'impossible', null],
  ['18/11/2026', '', null, null],
  ['31/11/2026', '', 'impossible', null],
  ['2026-11-16', '', 'past', null],
  ['2028-01-01', '', 'too-far', null],
  ['2026-11-22', '', 'closed', null],
  ['2026-11-18', '25:00', null, 'impossible'],
  ['2026-11-18', '05:59', null, 'closed'],
  ['2026-11-18', '17:00', null, 'closed'],
  ['2026-11-17', '09:00', null, 'past'],
])('%s at %s: %s, %s', (day, hour, dayFault, hourFault) => {
  expect(time(day, hour)).toMatchObject({ dayFault, hourFault });
});

test('reports today after closing as over', () => {
  const evening = visitTime({ day: '2026-11-17', hour: '' }, proposal, { date: '2026-11-17', minutes: 1020 }, calendar);
  expect(evening).toMatchObject({ dayFault: 'over', isPossible: false });
});

// Regression: the list promised results for another day than the one that it had just refused, and put that day into the calendar file.
test.each(['2026-11-22', '2026-11-16', '2028-01-01', 'mañana'])('the refused day %s stays refused', (day) => {
  expect(time(day, '07:00')).toMatchObject({ isChosen: false, isPossible: false });
});

test('uses the visitor’s choice, and replaces an impossible one with the proposal', () => {
  expect(time('2026-11-20', '10:15')).toMatchObject({ at: { date: '2026-11-20', minutes: 615 }, isChosen: true });
  expect(time('2026-11-22', '99')).toMatchObject({ at: proposal.at, isChosen: false });
  expect(time('', '')).toMatchObject({ at: proposal.at, isChosen: false });
});

const joint = (preparation: Partial<Preparation>): JointPreparation =>
  jointPreparation([{ exam: plainExam(), preparations: [{ ...plainExam().preparation, ...preparation }], panels: [] }]);

test.each([
  // Saturdays close at 12:00: a stay of an hour must begin by 11:00.
  [{ dwellMinutes: 60 }, '11:00', null],
  [{ dwellMinutes: 60 }, '11:01', 'too-late'],
  [{ timeOfDay: { from: '07:00', until: '09:00' } }, '08:59', null],
  [{ timeOfDay: { from: '07:30', until: '09:00' } }, '07:29', 'outside'],
  [{ timeOfDay: { from: '07:00', until: '09:00' } }, '09:00', 'outside'],
] as const)('%j on Saturday at %s: %s', (preparation, hour, hourFault) => {
  const visit = visitTime({ day: '2026-11-21', hour }, { ...proposal, preparation: joint(preparation) }, now, calendar);
  expect(visit).toMatchObject({ hourFault, isPossible: hourFault === null });
});

test('refuses a day without a suitable hour for the exam, and proposes one that is possible', () => {
  const long = { ...proposal, preparation: joint({ dwellMinutes: 301 }) };
  expect(visitTime({ day: '2026-11-21', hour: '' }, long, now, calendar).isPossible).toBe(false);
  expect(visitTime({ day: '', hour: '' }, long, now, calendar).isPossible).toBe(true);
});

test('a day alone means seven o’clock, and today never before now', () => {
  expect(time('2026-11-20', '').at).toEqual({ date: '2026-11-20', minutes: 420 });
  expect(time('2026-11-17', '').at).toEqual({ date: '2026-11-17', minutes: 600 });
});

test('an hour alone that has passed today means the next open day', () => {
  const today = { at: { date: '2026-11-20', minutes: 1000 }, preparation: null };
  const friday = { date: '2026-11-20', minutes: 970 };
  expect(visitTime({ day: '', hour: '08:00' }, today, friday, calendar).at).toEqual({
    date: '2026-11-21',
    minutes: 480,
  });
  expect(visitTime({ day: '', hour: '16:30' }, today, friday, calendar).at).toEqual({
    date: '2026-11-20',
    minutes: 990,
  });
});
