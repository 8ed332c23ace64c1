import { describe, expect, test } from 'vitest';

import { inOrderOfSteps, marginWords, type StepMoment, urineMoment } from './plan-steps.ts';

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

test.each([
  [{ date: '2026-11-23', minutes: 1380 }, '11:00\u00A0p.\u00A0m.', 'lunes 23 de noviembre'],
  // Midnight belongs to the evening before.
  [{ date: '2026-11-24', minutes: 0 }, '12 de la noche', 'lunes 23 de noviembre'],
  [{ date: '2026-11-23', part: 'morning' as const }, 'En la mañana', 'lunes 23 de noviembre'],
])('%j is written as %s, %s', (moment, time, day) => {
  expect(marginWords(moment, 'es')).toEqual({ time, day });
});
