import { findings } from '../../../domain/risk/findings/findings.ts';
import { type LipidAnswer, type LipidInput, lipids } from '../../../domain/risk/scores/ldl.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

/** Answers the lipid form: LDL and non-HDL cholesterol, or non-HDL cholesterol alone without triglycerides. */
export function answerLipids(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.lipids, form);
  const input: LipidInput = {
    cholesterol: reading.number('cholesterol', 'mg/dL'),
    hdl: reading.number('hdl', 'mg/dL'),
    triglycerides: reading.chosen('triglycerides') === '' ? null : reading.number('triglycerides', 'mg/dL'),
    conditions: reading.ticked('conditions', ['not-fasting'] as const),
  };
  const result = lipids(input);
  const found = findings({
    cholesterol: reading.sound('cholesterol', 'mg/dL'),
    triglycerides: reading.sound('triglycerides', 'mg/dL'),
    ...(result.kind === 'answer' && Object.keys(reading.faults).length === 0 && printed(result)),
  });
  return outcomeOf('lipids', reading, found, result, (answer) => ({ calculator: 'lipids', input, result: answer }));
}

/** As the answer prints them: an LDL that reads 190 counts as 190. */
const printed = ({ ldl, nonHdl }: LipidAnswer) => ({
  ldl: ldl?.sampson.kind === 'answer' ? Math.round(ldl.sampson.ldl) : null,
  nonHdl: Math.round(nonHdl),
});
