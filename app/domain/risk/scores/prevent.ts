import {
  type Bands,
  bandOf,
  type Citation,
  type Condition,
  type Limits,
  type Outcome,
  type PatientSex,
  refusalsOf,
  refused,
  refusedFor,
} from '../score.ts';
import {
  type PreventOutcome,
  type PreventTable,
  type PreventTerm,
  preventOutcomes,
  preventTerms,
  tenYears,
  thirtyYears,
} from './prevent-coefficients.ts';

export const preventCitation: Citation = {
  authors: 'Khan SS, Matsushita K, Sang Y, et al.',
  title: 'Development and validation of the American Heart Association’s PREVENT equations',
  journal: 'Circulation',
  year: 2024,
  place: '149:430–449',
  doi: '10.1161/CIRCULATIONAHA.123.067626',
};

/** The values that the equations need; the age in years. */
export interface PreventInput {
  sex: PatientSex;
  age: number;
  /** mg/dL */
  cholesterol: number;
  hdl: number;
  /** mmHg */
  systolic: number;
  /** kg/m² */
  bmi: number;
  /** CKD-EPI 2021 (`egfr.ts`), mL/min/1.73 m². */
  egfr: number;
  diabetes: boolean;
  smoker: boolean;
  pressureTreated: boolean;
  statin: boolean;
  conditions?: readonly Condition[] | undefined;
}

/** Percent. */
export type PreventRisks = Readonly<Record<PreventOutcome, number>>;
/**
 * The bands of ten-year atherosclerotic disease, ACC/AHA 2026 (from two secondary sources). The publication has none for the other
 * outcomes.
 */
export type PreventBand = 'low' | 'borderline' | 'intermediate' | 'high';
/** Percent in ten years. */
export const preventBands: Bands<PreventBand> = ['low', [3, 'borderline'], [5, 'intermediate'], [10, 'high']];

/** The risks in ten and in thirty years. */
export interface PreventAnswer {
  tenYears: PreventRisks;
  band: PreventBand;
  /** Refused from 60 years of age on; the ten years are still answered. */
  thirtyYears: Outcome<{ risks: PreventRisks }>;
}

const within = (from: number, to: number, unit: Limits['unit']): Limits => ({ from, to, unit, of: 'score' });
const limits = {
  age: within(30, 79, 'a'),
  cholesterol: within(130, 320, 'mg/dL'),
  hdl: within(20, 100, 'mg/dL'),
  systolic: within(90, 180, 'mm[Hg]'),
  bmi: { ...within(18.5, 40, 'kg/m2'), below: true as const },
  egfr: within(15, 140, 'mL/min/{1.73_m2}'),
};
const thirtyYearAge = within(30, 59, 'a');

/**
 * Calculates the risks of cardiovascular diseases in ten and thirty years by the PREVENT base equations. They are calibrated to adults of
 * the United States, never in Colombia: the score is for doctors, and the page tells them so.
 */
export function prevent(input: PreventInput): Outcome<PreventAnswer> {
  const reasons = [
    ...refusedFor(input.conditions, ['cardiovascular-disease', 'pregnancy']),
    ...refusalsOf(limitedValues(input), limits),
  ];
  if (reasons.length > 0) return refused(...reasons);
  const inTenYears = risksBy(tenYears, input);
  const tooOld = refusalsOf({ age: input.age }, { age: thirtyYearAge });
  return {
    kind: 'answer',
    tenYears: inTenYears,
    band: bandOf(inTenYears.atherosclerotic, preventBands),
    thirtyYears: tooOld.length > 0 ? refused(...tooOld) : { kind: 'answer', risks: risksBy(thirtyYears, input) },
  };
}

const limitedValues = ({ age, cholesterol, hdl, systolic, bmi, egfr }: PreventInput) =>
  ({ age, cholesterol, hdl, systolic, bmi, egfr }) satisfies Record<keyof typeof limits, number>;

/** The risk of each outcome by one table of coefficients: a logistic regression. */
function risksBy(table: PreventTable, input: PreventInput): PreventRisks {
  const terms = termsOf(input);
  const riskOf = (outcome: PreventOutcome): number => {
    const column = 2 * preventOutcomes.indexOf(outcome) + (input.sex === 'female' ? 0 : 1);
    const predictor = preventTerms.reduce((sum, term) => sum + (table[term][column] ?? Number.NaN) * terms[term], 0);
    return 100 / (1 + Math.exp(-predictor));
  };
  return {
    cardiovascular: riskOf('cardiovascular'),
    atherosclerotic: riskOf('atherosclerotic'),
    'heart-failure': riskOf('heart-failure'),
    coronary: riskOf('coronary'),
    stroke: riskOf('stroke'),
  };
}

/** mg/dL → mmol/L with the authors' own factor; not 1 / 38.67. */
const PREVENT_CHOLESTEROL = 0.02586;
const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** The terms of the equations, scaled and centered as the publication does. */
function termsOf(input: PreventInput): Readonly<Record<PreventTerm, number>> {
  const age = (input.age - 55) / 10;
  const nonHdl = (input.cholesterol - input.hdl) * PREVENT_CHOLESTEROL - 3.5;
  const hdl = (input.hdl * PREVENT_CHOLESTEROL - 1.3) / 0.3;
  const systolicFrom110 = (Math.max(input.systolic, 110) - 130) / 20;
  const bmiFrom30 = (Math.max(input.bmi, 30) - 30) / 5;
  const egfrBelow60 = (Math.min(input.egfr, 60) - 60) / -15;
  const [diabetes, smoker] = [flag(input.diabetes), flag(input.smoker)];
  const [pressureTreated, statin] = [flag(input.pressureTreated), flag(input.statin)];
  return {
    age,
    ageSquared: age ** 2,
    nonHdl,
    hdl,
    systolicBelow110: (Math.min(input.systolic, 110) - 110) / 20,
    systolicFrom110,
    diabetes,
    smoker,
    bmiBelow30: (Math.min(input.bmi, 30) - 25) / 5,
    bmiFrom30,
    egfrBelow60,
    egfrFrom60: (Math.max(input.egfr, 60) - 90) / -15,
    pressureTreated,
    statin,
    treatedSystolic: pressureTreated * systolicFrom110,
    treatedNonHdl: statin * nonHdl,
    ageNonHdl: age * nonHdl,
    ageHdl: age * hdl,
    ageSystolic: age * systolicFrom110,
    ageDiabetes: age * diabetes,
    ageSmoker: age * smoker,
    ageBmi: age * bmiFrom30,
    ageEgfr: age * egfrBelow60,
    constant: 1,
  };
}
