import { type LipidInput, lipids } from '../ldl.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

/** Without triglycerides there is an answer too: non-HDL cholesterol alone. */
export function answerLipids(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.lipids, form);
  const input: LipidInput = {
    cholesterol: reading.number('cholesterol', 'mg/dL'),
    hdl: reading.number('hdl', 'mg/dL'),
    triglycerides: reading.chosen('triglycerides') === '' ? null : reading.number('triglycerides', 'mg/dL'),
    conditions: reading.ticked('conditions', ['not-fasting'] as const),
  };
  return outcomeOf('lipids', reading, [], lipids(input), (says) => ({ calculator: 'lipids', input, says }));
}
