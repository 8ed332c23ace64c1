import { expect, test } from 'vitest';
import type { Preparation } from '../catalogue/exam.ts';
import { plainExam } from '../catalogue/fixtures/sound-exam.ts';
import { preparationPlan } from '../preparation/preparation-plan.ts';
import { laboratoryCalendar } from '../promise/laboratory-calendar.ts';
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
const preparationOf = (preparation: Partial<Preparation>) => {
  const exam = plainExam({ preparation: { ...plainExam().preparation, ...preparation } });
  return preparationPlan([exam], new Map()).preparation;
};
const at = (preparation: Partial<Preparation>, when = now) =>
  visitTime({ day: '', hour: '' }, preparationOf(preparation), when, calendar).at;

test.each<[string, Partial<Preparation>, typeof now, string, number]>([
  ['tomorrow at seven', {}, now, '2026-11-18', 420],
  ['a day later when the fast would have begun already', fast(12), { ...now, minutes: 1320 }, '2026-11-19', 420],
  ['with time for 72 hours without biotin', leaveOut(72), now, '2026-11-21', 420],
  ['not on Sunday, nor on a holiday', {}, { date: '2026-11-14', minutes: 600 }, '2026-11-17', 420],
  ['when a hormone can be taken', { timeOfDay: { from: '08:00', until: '10:00' } }, now, '2026-11-18', 480],
  ['at seven where that is within the hours', { timeOfDay: { from: '06:00', until: '09:00' } }, now, '2026-11-18', 420],
])('is proposed %s', (_, preparation, when, date, minutes) => {
  expect(at(preparation, when)).toEqual({ date, minutes });
});

test.each([
  ['2026-11-18', '09:30', null, null],
  ['2026-02-30', '09:30', 'impossible', null],
  ['18/11/2026', '', 'impossible', null],
  ['2026-11-16', '', 'past', null],
  ['2028-01-01', '', 'too-far', null],
  ['2026-11-22', '', 'closed', null],
  ['2026-11-18', '25:00', null, 'impossible'],
  ['2026-11-18', '05:59', null, 'closed'],
  ['2026-11-18', '17:00', null, 'closed'],
  ['2026-11-17', '09:00', null, 'past'],
])('%s at %s: %s, %s', (day, hour, dayFault, hourFault) => {
  expect(visitTime({ day, hour }, null, now, calendar)).toMatchObject({ dayFault, hourFault });
});

test('what was chosen is what counts; what cannot be is replaced by what is proposed', () => {
  expect(visitTime({ day: '2026-11-20', hour: '10:15' }, null, now, calendar)).toMatchObject({
    at: { date: '2026-11-20', minutes: 615 },
    isChosen: true,
  });
  expect(visitTime({ day: '2026-11-22', hour: '99' }, null, now, calendar)).toMatchObject({
    at: { date: '2026-11-18', minutes: 420 },
    isChosen: false,
  });
});

function fast(hours: number): Partial<Preparation> {
  return { fasting: { minHours: hours, maxHours: hours + 2 } };
}

function leaveOut(hours: number): Partial<Preparation> {
  return { abstentions: [{ of: 'biotin', hours, maxHours: null }] };
}
