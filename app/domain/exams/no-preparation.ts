import type { Preparation } from './exam.ts';

/** The preparation of an exam that asks nothing of the patient. */
export const noPreparation: Preparation = {
  fasting: null,
  abstentions: [],
  timeOfDay: null,
  cycleDays: null,
  withoutCycle: false,
  sameDay: false,
  dwellMinutes: 0,
  dwellFor: 'test',
  posture: null,
  stimulus: null,
  collectedAt: null,
  urine: null,
  urineAdditive: null,
  dose: null,
  instructions: [],
  stayInstructions: [],
};
