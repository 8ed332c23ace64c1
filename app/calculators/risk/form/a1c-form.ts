import { byUrgency, findings } from '../../../domain/risk/findings/findings.ts';
import { symptomsOfSugar } from '../../../domain/risk/findings/risk-finding.ts';
import { findingsOfEither } from '../../../domain/risk/findings/sugar-findings.ts';
import type { Condition, Outcome } from '../../../domain/risk/score.ts';
import {
  type AverageGlucoseAnswer,
  a1cOfAverage,
  averageGlucose,
  type GlucoseUnit,
} from '../../../domain/risk/scores/average-glucose.ts';
import { convert } from '../../../domain/risk/units.ts';
import { unitOf } from './draft.ts';
import { type Faults, type FieldsReading, readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

const asked = ['pregnancy', 'anaemia', 'haemoglobinopathy'] as const satisfies Condition[];

/** Answers the HbA1c form: the user types the HbA1c or the average glucose, and the calculator answers with the other. */
export function answerA1c(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.a1c, form);
  const conditions = reading.ticked('conditions', asked);
  const symptoms = reading.ticked('symptoms', symptomsOfSugar);
  const isUnclear = mayBeInOtherUnit(reading);
  // A dangerous meter reading is answered even if it is typed instead of an average.
  const found = byUrgency([
    ...findings({
      symptoms,
      glucose: isUnclear ? null : reading.measured('averageGlucose', 'mg/dL'),
      a1c: reading.measured('a1c', '%') ?? (isUnclear ? null : estimatedA1c(reading)),
      conditions,
    }),
    ...(isUnclear ? findingsOfEither(inEitherUnit(reading), symptoms.length > 0) : []),
  ]);
  const from = reading.chosen('averageGlucose') === '' ? 'a1c' : 'averageGlucose';
  const result =
    from === 'a1c' ? averageGlucose(reading.number('a1c', '%'), conditions) : a1cFromAverage(reading, conditions);
  const faults = faultsOf(reading);
  return outcomeOf('a1c', { ...reading, faults }, found, result, (answer) => ({
    calculator: 'a1c',
    from,
    result: answer,
  }));
}

/** The HbA1c that corresponds to the average, as the answer prints it: an estimate that reads 6.5 counts as 6.5. */
function estimatedA1c(reading: FieldsReading): number | null {
  const result = a1cFromAverage(reading, []);
  return result.kind === 'answer' ? Number(result.a1c.toFixed(1)) : null;
}

/**
 * Meters show 20 to 600 mg/dL, or 1.1 to 33.3 mmol/L, so a number near the limit of both scales may be in either unit: up to 33.3 as mg/dL,
 * and from 30 as mmol/L. From 54 on, neither reading is level 2 hypoglycemia.
 */
const MIN_MMOL_TO_DOUBT = 30;
const MAX_MMOL_TO_DOUBT = 54;
const MAX_MG_TO_DOUBT = 33.3;

/**
 * Whether an average glucose may be in the other unit. 25 may be mmol/L with the wrong unit: read as mg/dL, the advice would be to eat
 * sugar. If the other unit is plausible, the form asks first.
 */
function mayBeInOtherUnit({ draft, faults, measured }: FieldsReading): boolean {
  const fault = faults.averageGlucose;
  const unit = unitOf('averageGlucose', draft);
  if (fault !== undefined && 'meant' in fault && fault.meant.some((one) => one.unit !== unit)) return true;
  const typed = measured('averageGlucose', unit);
  if (typed === null) return false;
  return unit === 'mmol/L' ? typed >= MIN_MMOL_TO_DOUBT && typed < MAX_MMOL_TO_DOUBT : typed <= MAX_MG_TO_DOUBT;
}

/** The typed value read in either unit, in mg/dL. */
function inEitherUnit({ draft, measured }: FieldsReading): number[] {
  const typed = measured('averageGlucose', unitOf('averageGlucose', draft)) ?? Number.NaN;
  return [typed, convert('averageGlucose', typed, 'mmol/L', 'mg/dL')];
}

/** The HbA1c that corresponds to the typed average, by the line of the typed unit: the two lines were published separately. */
function a1cFromAverage(
  { draft, number }: FieldsReading,
  conditions: readonly Condition[],
): Outcome<AverageGlucoseAnswer> {
  const unit: GlucoseUnit = unitOf('averageGlucose', draft) === 'mmol/L' ? 'mmol/L' : 'mg/dL';
  const typed = number('averageGlucose', unit);
  const result = a1cOfAverage(typed, unit, conditions);
  if (result.kind === 'refused') return result;
  const inOther = (other: GlucoseUnit) => convert('averageGlucose', typed, unit, other);
  return { kind: 'answer', a1c: result.a1c, glucose: { 'mg/dL': inOther('mg/dL'), 'mmol/L': inOther('mmol/L') } };
}

/** Exactly one of the two values must be typed. */
function faultsOf({ faults, chosen }: FieldsReading): Faults {
  const typed = [chosen('a1c'), chosen('averageGlucose')].filter((text) => text !== '').length;
  if (typed === 0) return { a1c: { fault: 'one-of-two' } };
  return typed === 2 ? { ...faults, averageGlucose: { fault: 'only-one' } } : faults;
}
