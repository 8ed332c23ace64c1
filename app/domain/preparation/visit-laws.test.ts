import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Preparation } from '../exams/exam.ts';
import { expandPanels } from './expand-panels.ts';
import { orders } from './fixtures/any-orders.ts';
import { serving } from './fixtures/urine-serving.ts';
import type { JointPreparation } from './joint-preparation.ts';
import { preparationPlan } from './preparation-plan.ts';

// With several visits, the patient sees each visit's preparation.
test('each visit includes all demands of its exams and of their panels', () => {
  fc.assert(
    fc.property(orders, ({ catalogue, exams }) => {
      const { visits } = preparationPlan(exams, catalogue);
      for (const { exam, preparations: asked } of expandPanels(exams, catalogue).exams) {
        const held = visits.filter((visit) => visit.exams.includes(exam.code));
        expect(held).toHaveLength(1);
        for (const preparation of asked)
          for (const visit of held) expectToMeet(visit.preparation, exam.code, preparation);
      }
    }),
    { numRuns: 300 },
  );
});

/** A patient who follows the visit's preparation meets all demands of this exam. */
function expectToMeet(told: JointPreparation, code: string, asked: Preparation): void {
  if (asked.fasting) {
    expect(told.fasting?.minHours).toBeGreaterThanOrEqual(asked.fasting.minHours);
    expect(told.fasting?.maxHours).toBeLessThanOrEqual(asked.fasting.maxHours);
    expect(told.fasting?.minHours).toBeLessThanOrEqual(told.fasting?.maxHours ?? 0);
  }
  for (const { of, hours, maxHours } of asked.abstentions) {
    const same = told.abstentions.find((one) => one.of === of);
    expect(same?.hours).toBeGreaterThanOrEqual(hours);
    expect(same?.maxHours ?? Infinity).toBeLessThanOrEqual(maxHours ?? Infinity);
    expect(same?.hours).toBeLessThanOrEqual(same?.maxHours ?? Infinity);
  }
  if (asked.timeOfDay) {
    const { from = '', until = '' } = told.timeOfDay ?? {};
    expect(from >= asked.timeOfDay.from && until <= asked.timeOfDay.until && from < until).toBe(true);
  }
  if (asked.cycleDays) {
    const { from = 0, to = 0 } = told.cycleDays ?? {};
    expect(from >= asked.cycleDays.from && to <= asked.cycleDays.to && from <= to).toBe(true);
  }
  expect(told.dwellMinutes).toBeGreaterThanOrEqual(asked.dwellMinutes);
  const { urine, dose, stimulus, collectedAt } = asked;
  if (stimulus) {
    // All curves of a visit use one stimulus.
    expect(told.stimuli).toHaveLength(1);
    expect(told.stimuli[0]?.exams).toContain(code);
  }
  if (collectedAt) {
    expect(told.evening.find((one) => one.collectedAt === collectedAt)?.exams).toContain(code);
  }
  if (urine) {
    expect(told.urine.some((one) => one.exams.includes(code) && serving[urine].includes(one.collection))).toBe(true);
    if (urine === 'full-bladder') expect(told.water).toBe('drink');
  }
  if (dose) {
    // An exact hour also applies to exams that allow a later one.
    const { of, ...when } = dose.at === 'after-hours' && dose.atLeast ? { of: dose.of, hours: dose.hours } : dose;
    const same = told.doses.filter(
      (one) => one.of.es.toLowerCase() === of.es.toLowerCase() && one.exams.includes(code),
    );
    expect(same).toEqual([expect.objectContaining(when)]);
  }
  for (const list of ['instructions', 'stayInstructions'] as const)
    expect(told[list].map(({ words: said }) => said)).toEqual(expect.arrayContaining([...asked[list]]));
}
