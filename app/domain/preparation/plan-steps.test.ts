import { describe, expect, test } from 'vitest';

import { hourWords, inOrderOfSteps, relativeDayWords, type StepMoment, stepsByDay, urineMoment } from './plan-steps.ts';

const visit = { date: '2026-11-24', minutes: 420 };
const step = (name: string, at: StepMoment | null, isOfVisit = false) => ({ name, begins: at && { at }, isOfVisit });
const namesOf = (steps: readonly { name: string }[]): string[] => steps.map(({ name }) => name);

describe('the steps of a plan', () => {
  test('come in the order of time, whatever their topic', () => {
    const steps = [
      step('alcohol', { date: '2026-11-23', minutes: 420 }),
      step('fast', { date: '2026-11-23', minutes: 1380 }),
      step('day urine', urineMoment('24-hours', visit)),
      step('night urine', urineMoment('overnight', visit)),
      step('rest', null, true),
      step('cycle', null),
    ];
    expect(namesOf(inOrderOfSteps(steps))).toEqual(['cycle', 'day urine', 'alcohol', 'fast', 'night urine', 'rest']);
  });

  test('put the first urine of a morning after a fast that begins in the small hours', () => {
    const steps = [
      step('first urine', urineMoment('first-morning', visit)),
      step('fast', { date: visit.date, minutes: 90 }),
      step('visit', visit),
    ];
    expect(namesOf(inOrderOfSteps(steps))).toEqual(['fast', 'first urine', 'visit']);
  });

  test('keep a warning above the fast of the same moment', () => {
    const at = { date: '2026-11-23', minutes: 1380 };
    expect(namesOf(inOrderOfSteps([step('insulin', at), step('fast', at), step('note', at)]))).toEqual([
      'insulin',
      'fast',
      'note',
    ]);
  });
});

describe('the days of a plan', () => {
  test('list the small hours and midnight under the evening before, and end with the visit', () => {
    const steps = [
      step('night fast', { date: visit.date, minutes: 90 }),
      step('midnight', { date: visit.date, minutes: 0 }),
      step('alcohol', { date: '2026-11-22', minutes: 420 }),
    ];
    expect(stepsByDay(steps, visit).map(({ date, steps: of }) => [date, namesOf(of)])).toEqual([
      ['2026-11-22', ['alcohol']],
      ['2026-11-23', ['night fast', 'midnight']],
      ['2026-11-24', []],
    ]);
  });

  test.each([
    ['2026-11-24', 'El día de la toma', 'The day of your visit'],
    ['2026-11-23', 'El día antes', 'The day before'],
    ['2026-11-21', '3 días antes', '3 days before'],
  ])('%s is %s', (date, es, en) => {
    expect([relativeDayWords(date, visit, 'es'), relativeDayWords(date, visit, 'en')]).toEqual([es, en]);
  });
});

test.each([
  [{ date: '2026-11-23', minutes: 1380 }, '11:00\u00A0p.\u00A0m.'],
  [{ date: '2026-11-24', minutes: 90 }, 'En la noche'],
  [{ date: '2026-11-23', part: 'morning' as const }, 'En la mañana'],
])('the hour of %j is written as %s', (moment, hour) => {
  expect(hourWords(moment, 'es')).toBe(hour);
});
