/** How a disease moves an analyte: a factor on the person's usual value. Keys are LOINC codes. */
export type Effects = Readonly<Record<string, number>>;

interface SimulatedCondition {
  /** The share of people of an age and sex who have it. */
  share: (age: number, sex: 'female' | 'male') => number;
  effects: Effects;
}

/** Rises from 0 at `from` years to `most` at `to`. */
const risingShare = (age: number, from: number, to: number, most: number): number =>
  age < from ? 0 : most * Math.min(1, (age - from) / (to - from));

/** Common diseases with their usual traces. The shares are rounded orders of magnitude for a Latin American city, not epidemiology. */
export const simulatedConditions = {
  diabetes: {
    share: (age) => risingShare(age, 30, 65, 0.2),
    effects: { '1558-6': 1.65, '4548-4': 1.45, '2571-8': 1.4, '2085-9': 0.88 },
  },
  dyslipidemia: {
    share: (age) => risingShare(age, 20, 50, 0.35),
    effects: { '2093-3': 1.22, '2571-8': 1.5, '2085-9': 0.9 },
  },
  hypothyroidism: {
    share: (age, sex) => risingShare(age, 18, 60, sex === 'female' ? 0.1 : 0.03),
    effects: { '3016-3': 4.5, '3024-7': 0.78, '2093-3': 1.1 },
  },
  'kidney-disease': {
    share: (age) => risingShare(age, 45, 80, 0.2),
    effects: { '2160-0': 1.8, '3094-0': 1.9, '2823-3': 1.1, '718-7': 0.9, '4544-3': 0.9, '789-8': 0.93 },
  },
  'iron-deficiency': {
    share: (age, sex) => (sex === 'female' && age >= 12 && age < 52 ? 0.15 : 0.03),
    effects: { '718-7': 0.82, '4544-3': 0.86, '789-8': 0.98, '2276-4': 0.12, '2498-4': 0.4, '777-3': 1.2 },
  },
  'fatty-liver': {
    share: (age) => risingShare(age, 20, 50, 0.25),
    effects: { '1742-6': 2.1, '1920-8': 1.5, '2324-2': 2, '2571-8': 1.25 },
  },
  'vitamin-d-deficiency': { share: () => 0.3, effects: { '62292-8': 0.55 } },
  hyperuricemia: {
    share: (age, sex) => (sex === 'male' ? risingShare(age, 25, 50, 0.15) : 0.02),
    effects: { '3084-1': 1.4 },
  },
  infection: { share: () => 0.06, effects: { '6690-2': 1.9, '30522-7': 18, '770-8': 1.25 } },
} as const satisfies Record<string, SimulatedCondition>;

export type ConditionName = keyof typeof simulatedConditions;
// `as`: the keys of the table are the conditions.
export const conditionNames = Object.keys(simulatedConditions) as ConditionName[];

/** The product of what all conditions of a person do to an analyte. */
export const effectOf = (conditions: readonly ConditionName[], loinc: string): number =>
  conditions.reduce((factor, name) => {
    const effects: Effects = simulatedConditions[name].effects;
    return factor * (effects[loinc] ?? 1);
  }, 1);
