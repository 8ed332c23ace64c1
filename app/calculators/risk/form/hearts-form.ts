import { findings } from '../../../domain/risk/findings/findings.ts';
import { symptoms } from '../../../domain/risk/findings/risk-finding.ts';
import type { Condition } from '../../../domain/risk/score.ts';
import { bodyMassIndex } from '../../../domain/risk/scores/body-mass.ts';
import { type HeartsInput, hearts } from '../../../domain/risk/scores/hearts.ts';
import { bodyFaults, soundBodyMass } from './body-faults.ts';
import { type Faults, type FieldsReading, readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome, vitalIn } from './risk-outcome.ts';

const askedConditions = [
  'cardiovascular-disease',
  'chronic-kidney-disease',
  'pregnancy',
] as const satisfies Condition[];

/** Answers the HEARTS form. It uses the laboratory chart if cholesterol is given, and the body mass chart otherwise. */
export function answerHearts(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.hearts, form);
  const { number, measured, isYes, ticked } = reading;
  const conditions = ticked('conditions', askedConditions);
  const person = {
    sex: reading.sex(),
    age: number('age', 'a'),
    smoker: isYes('smoker'),
    diabetes: isYes('diabetes'),
    systolic: number('systolic', 'mm[Hg]'),
    conditions,
  };
  const input: HeartsInput =
    reading.chosen('cholesterol') === ''
      ? { ...person, chart: 'body-mass', bmi: bodyMassIndex(number('weight', 'kg'), number('height', 'cm')) }
      : { ...person, chart: 'laboratory', cholesterol: number('cholesterol', 'mmol/L') };
  const found = findings({
    symptoms: ticked('symptoms', symptoms),
    conditions: person.diabetes ? [...conditions, 'diabetes'] : conditions,
    systolic: measured('systolic', 'mm[Hg]'),
    diastolic: measured('diastolic', 'mm[Hg]'),
    cholesterol: reading.sound('cholesterol', 'mg/dL'),
    bmi: soundBodyMass(reading),
  });
  const swapped: Faults =
    conditions.length === 0 && arePressuresSwapped(reading) ? { diastolic: { fault: 'upside-down' } } : {};
  const faults = { ...swapped, ...faultsOf(reading, conditions) };
  return outcomeOf('hearts', { ...reading, faults }, found, hearts(input), (result) => ({
    calculator: 'hearts',
    input,
    result,
  }));
}

/** Whether the diastolic pressure is at least the systolic one, as when they are swapped. */
const arePressuresSwapped = ({ measured }: FieldsReading): boolean =>
  (measured('diastolic', 'mm[Hg]') ?? 0) >= (measured('systolic', 'mm[Hg]') ?? Number.POSITIVE_INFINITY);

/**
 * Returns the faults that apply to the answers given. With a known disease, only the age is required, but an unreadable blood pressure is
 * still a fault. Otherwise, the form requires cholesterol, or weight and height.
 */
function faultsOf(reading: FieldsReading, conditions: readonly Condition[]): Faults {
  const { faults, chosen } = reading;
  if (conditions.length > 0) return { ...(faults.age && { age: faults.age }), ...vitalIn(faults) };
  if (chosen('cholesterol') !== '') return faults;
  const missing = { fault: 'missing' } as const;
  if (chosen('weight') === '' && chosen('height') === '') return { ...faults, cholesterol: { fault: 'one-of-two' } };
  return {
    ...bodyFaults(reading),
    ...faults,
    ...(chosen('weight') === '' && { weight: missing }),
    ...(chosen('height') === '' && { height: missing }),
  };
}
