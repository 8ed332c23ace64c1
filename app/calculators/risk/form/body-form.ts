import { findings } from '../../../domain/risk/findings/findings.ts';
import { type BodyMassInput, bodyMass } from '../../../domain/risk/scores/body-mass.ts';
import { bodyFaults, soundBodyMass } from './body-faults.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

/** Answers the body mass form, in the same three steps as the other calculators (`findrisc-form.ts`). The waist is optional. */
export function answerBody(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.body, form);
  const { number, chosen } = reading;
  const conditions = reading.ticked('conditions', ['pregnancy'] as const);
  const input: BodyMassInput = {
    sex: reading.sex(),
    age: number('age', 'a'),
    weight: number('weight', 'kg'),
    height: number('height', 'cm'),
    waist: chosen('waist') === '' ? null : number('waist', 'cm'),
    conditions,
  };
  const faults = { ...bodyFaults(reading), ...reading.faults };
  const found = findings({ conditions, bmi: soundBodyMass(reading) });
  return outcomeOf('body', { ...reading, faults }, found, bodyMass(input), (result) => ({
    calculator: 'body',
    input,
    result,
  }));
}
