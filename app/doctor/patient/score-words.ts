import { unitWords } from '../../domain/exams/unit-words.ts';
import type { DoctorScore, MissingInput } from '../../domain/risk/from-results/doctor-scores.ts';
import type { UnusableReason } from '../../domain/risk/from-results/result-inputs.ts';
import type { Quantity } from '../../domain/risk/quantity.ts';
import type { Citation, Condition, Refusal } from '../../domain/risk/score.ts';
import { egfrCitation } from '../../domain/risk/scores/egfr.ts';
import { fib4Citation } from '../../domain/risk/scores/fib4.ts';
import { homaCitation } from '../../domain/risk/scores/homa.ts';
import { kfreCitation, kfreRecalibrationCitation } from '../../domain/risk/scores/kfre.ts';
import { preventCitation } from '../../domain/risk/scores/prevent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { decimalFormat } from './score-number.ts';

const quantities: Readonly<Record<MissingInput | 'age' | 'bmi' | 'egfr', () => string>> = {
  cholesterol: m.score_cholesterol,
  hdl: m.score_hdl,
  creatinine: m.score_creatinine,
  albuminRatio: m.score_albumin_ratio,
  ast: m.score_ast,
  alt: m.score_alt,
  platelets: m.score_platelets,
  glucose: m.score_glucose,
  insulin: m.score_insulin,
  sex: m.score_sex,
  systolic: m.score_systolic,
  weight: m.score_weight,
  height: m.score_height,
  age: m.score_age,
  bmi: m.score_bmi,
  egfr: m.score_egfr,
};

/** 'albuminRatio' → 'Albúmina/creatinina en orina' */
export const inputWords = (input: MissingInput | Quantity): string =>
  // The scores of this page ask for no other quantity.
  (input in quantities ? quantities[input as keyof typeof quantities] : m.score_other)();

const unusable: Readonly<Record<UnusableReason, () => string>> = {
  'not-a-number': m.score_not_a_number,
  'unknown-unit': m.score_unknown_unit,
  preliminary: m.score_preliminary,
};
export const unusableWords = (reason: UnusableReason): string => unusable[reason]();

const conditions: Readonly<Partial<Record<Condition, () => string>>> = {
  pregnancy: m.score_pregnancy,
  'cardiovascular-disease': m.score_known_disease,
  dialysis: m.score_dialysis,
  'kidney-transplant': m.score_transplant,
  'acute-kidney-injury': m.score_acute_kidney,
  'not-fasting': m.score_not_fasting,
};
/** The conditions that the page asks for: those that exclude somebody from one of its scores. */
// `Object.keys` loses the key type: the keys are conditions.
export const askedConditions = Object.keys(conditions) as readonly Condition[];
export const conditionWords = (condition: Condition): string => conditions[condition]?.() ?? m.score_other();

/** Why a score has no number: 'Tasa de filtración: debe ser menor de 60 mL/min/1,73 m².' */
export function scoreRefusalWords(refusal: Refusal): string {
  if (refusal.reason === 'not-for') return m.score_refused_condition({ condition: conditionWords(refusal.condition) });
  if (refusal.reason === 'not-calculable') return m.score_refused_calculation();
  const name = inputWords(refusal.quantity);
  if (refusal.reason === 'not-a-number') return m.score_refused_number({ name });
  const unit = refusal.unit === 'a' ? m.score_years() : unitWords(refusal.unit, getLocale());
  const limit = `${decimalFormat(refusal.limit, 2)} ${unit}`.trim();
  if (refusal.reason === 'too-low') return m.score_refused_low({ name, limit });
  return refusal.limitIsIn ? m.score_refused_high({ name, limit }) : m.score_refused_not_below({ name, limit });
}

export const scoreNames: Readonly<Record<DoctorScore, () => string>> = {
  prevent: m.score_prevent,
  kfre: m.score_kfre,
  fib4: m.score_fib4,
  homa: m.score_homa,
};

export const scoreSources: Readonly<Record<DoctorScore, readonly Citation[]>> = {
  prevent: [preventCitation, egfrCitation],
  kfre: [kfreCitation, kfreRecalibrationCitation, egfrCitation],
  fib4: [fib4Citation],
  homa: [homaCitation],
};
