import { plausible } from '../plausible.ts';
import type { Quantity } from '../quantity.ts';
import { type Condition, type Outcome, type PatientSex, type Refused, refusalOf, refused } from '../score.ts';
import { bodyMassIndex } from '../scores/body-mass.ts';
import { type EgfrAnswer, egfr } from '../scores/egfr.ts';
import { type Fib4Answer, fib4 } from '../scores/fib4.ts';
import { homa } from '../scores/homa.ts';
import { type KfreAnswer, kfre } from '../scores/kfre.ts';
import { type PreventAnswer, prevent } from '../scores/prevent.ts';
import type { FilledInputs, MeasuredInput } from './result-inputs.ts';

export const doctorScores = ['prevent', 'kfre', 'fib4', 'homa'] as const;
export type DoctorScore = (typeof doctorScores)[number];

/** The facts that no result says, so that the doctor has to: null is not said. */
export interface StatedFacts {
  /** mmHg */
  systolic: number | null;
  /** kg and cm */
  weight: number | null;
  height: number | null;
  diabetes: boolean;
  smoker: boolean;
  pressureTreated: boolean;
  statin: boolean;
  conditions: readonly Condition[];
}

export interface ScoredPerson {
  age: number;
  sex: PatientSex | null;
  inputs: FilledInputs;
  stated: StatedFacts;
}

/** A value that a score lacks: nothing is computed without it. */
export type MissingInput = MeasuredInput | 'sex' | 'systolic' | 'weight' | 'height';

export type ScoreAnswer<Answer> = { kind: 'missing'; inputs: readonly MissingInput[] } | Outcome<Answer>;

/** The results from which each score takes its values. KFRE and PREVENT compute the filtration rate from creatinine (CKD-EPI 2021). */
export const inputsOfScore: Readonly<Record<DoctorScore, readonly MeasuredInput[]>> = {
  prevent: ['cholesterol', 'hdl', 'creatinine'],
  kfre: ['creatinine', 'albuminRatio'],
  fib4: ['ast', 'alt', 'platelets'],
  homa: ['glucose', 'insulin'],
};

const lacking = (inputs: FilledInputs, asked: readonly MeasuredInput[]): MissingInput[] =>
  asked.filter((input) => inputs[input].state !== 'filled');

/** NaN where nothing is filled: the score refuses it, should anybody forget to ask `lacking`. */
const filledValue = (inputs: FilledInputs, input: MeasuredInput): number => {
  const filled = inputs[input];
  return filled.state === 'filled' ? filled.value : Number.NaN;
};

const missing = (...inputs: readonly MissingInput[]): ScoreAnswer<never> => ({ kind: 'missing', inputs });

function rateOf({ sex, age, inputs, stated }: ScoredPerson): Outcome<EgfrAnswer> {
  if (sex === null) return refused({ reason: 'not-calculable' });
  return egfr({ sex, age, creatinine: filledValue(inputs, 'creatinine'), conditions: stated.conditions });
}

export interface KfreScore extends KfreAnswer {
  /** mL/min/1.73 m², computed from the creatinine. */
  egfr: number;
}

export function kfreOf(person: ScoredPerson): ScoreAnswer<KfreScore> {
  const { sex, age, inputs, stated } = person;
  const lacks = lacking(inputs, inputsOfScore.kfre);
  if (sex === null || lacks.length > 0) return missing(...(sex === null ? (['sex'] as const) : []), ...lacks);
  const rate = rateOf(person);
  if (rate.kind === 'refused') return rate;
  const albuminRatio = filledValue(inputs, 'albuminRatio');
  const answer = kfre({ sex, age, egfr: rate.egfr, albuminRatio, conditions: stated.conditions });
  return answer.kind === 'refused' ? answer : { ...answer, egfr: rate.egfr };
}

export interface PreventScore extends PreventAnswer {
  egfr: number;
  bmi: number;
}

export function preventOf(person: ScoredPerson): ScoreAnswer<PreventScore> {
  const { sex, age, inputs, stated } = person;
  const { systolic, weight, height, diabetes, smoker, pressureTreated, statin, conditions } = stated;
  const lacks: MissingInput[] = [
    ...(sex === null ? (['sex'] as const) : []),
    ...lacking(inputs, inputsOfScore.prevent),
    ...(systolic === null ? (['systolic'] as const) : []),
    ...(weight === null ? (['weight'] as const) : []),
    ...(height === null ? (['height'] as const) : []),
  ];
  if (sex === null || systolic === null || weight === null || height === null || lacks.length > 0)
    return missing(...lacks);
  const body = bodyRefusal({ weight, height });
  if (body) return body;
  const rate = rateOf(person);
  if (rate.kind === 'refused') return rate;
  const bmi = bodyMassIndex(weight, height);
  const [cholesterol, hdl] = [filledValue(inputs, 'cholesterol'), filledValue(inputs, 'hdl')];
  const answer = prevent({
    sex,
    age,
    cholesterol,
    hdl,
    systolic,
    bmi,
    egfr: rate.egfr,
    diabetes,
    smoker,
    pressureTreated,
    statin,
    conditions,
  });
  return answer.kind === 'refused' ? answer : { ...answer, egfr: rate.egfr, bmi };
}

/** A height in meters, or a weight in pounds, is a typing error before it is a body mass. */
function bodyRefusal({ weight, height }: { weight: number; height: number }): Refused | null {
  const check = (quantity: Quantity, value: number, unit: 'kg' | 'cm') =>
    refusalOf(quantity, value, plausible(quantity, unit)) ?? [];
  const reasons = [check('weight', weight, 'kg'), check('height', height, 'cm')].flat();
  return reasons.length > 0 ? refused(...reasons) : null;
}

export function fib4Of({ age, inputs }: ScoredPerson): ScoreAnswer<Fib4Answer> {
  const lacks = lacking(inputs, inputsOfScore.fib4);
  if (lacks.length > 0) return missing(...lacks);
  const [ast, alt, platelets] = [
    filledValue(inputs, 'ast'),
    filledValue(inputs, 'alt'),
    filledValue(inputs, 'platelets'),
  ];
  return fib4({ age, ast, alt, platelets });
}

export function homaOf({ inputs, stated }: ScoredPerson): ScoreAnswer<{ index: number }> {
  const lacks = lacking(inputs, inputsOfScore.homa);
  if (lacks.length > 0) return missing(...lacks);
  const [glucose, insulin] = [filledValue(inputs, 'glucose'), filledValue(inputs, 'insulin')];
  return homa({ glucose, insulin, conditions: stated.conditions });
}
