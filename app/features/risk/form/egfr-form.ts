import { type EgfrInput, egfr } from '../egfr.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

export function answerEgfr(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.egfr, form);
  const input: EgfrInput = {
    sex: reading.sex(),
    age: reading.number('age', 'a'),
    creatinine: reading.number('creatinine', 'mg/dL'),
    conditions: reading.ticked('conditions', [
      'pregnancy',
      'acute-kidney-injury',
      'dialysis',
      'extreme-muscle-mass',
    ] as const),
  };
  return outcomeOf('egfr', reading, [], egfr(input), (says) => ({ calculator: 'egfr', input, says }));
}
