import { type EgfrInput, egfr } from '../egfr.ts';
import { findings } from '../findings/findings.ts';
import { type Reading, readFields } from './read-fields.ts';
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
  const found = findings({
    conditions: input.conditions ?? [],
    creatinine: reading.sound('creatinine', 'mg/dL'),
    egfr: filtrationOf(reading, input),
  });
  return outcomeOf('egfr', reading, found, egfr(input), (says) => ({ calculator: 'egfr', input, says }));
}

/** The filtration that the numbers give, whatever was ticked: a very low one is said even where the score is not for the person. */
function filtrationOf({ faults }: Reading, input: EgfrInput): number | null {
  if (faults.sex || faults.age || faults.creatinine) return null;
  const says = egfr({ ...input, conditions: [] });
  return says.kind === 'answer' ? says.egfr : null;
}
