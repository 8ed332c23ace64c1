import { findings } from '../../../domain/risk/findings/findings.ts';
import { type EgfrInput, egfr } from '../../../domain/risk/scores/egfr.ts';
import { type FieldsReading, readFields } from './read-fields.ts';
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

/**
 * The filtration that the numbers give, whatever was ticked: a very low one is said even where the score is not for the person. Without a sex
 * or an adult's age it is the most that the creatinine allows, so that 4.2 mg/dL alone is answered too. A child's is lower still (bedside
 * Schwartz: Schwartz GJ, et al. J Am Soc Nephrol 2009;20:629–637).
 */
function filtrationOf({ faults, sound }: FieldsReading, input: EgfrInput): number | null {
  const creatinine = sound('creatinine', 'mg/dL');
  if (creatinine === null) return null;
  const says = faults.sex || faults.age ? null : egfr({ ...input, conditions: [] });
  const most = says?.kind === 'answer' ? says : egfr({ ...filtersMost, creatinine });
  return most.kind === 'answer' ? most.egfr : null;
}

/** Of all adults with one creatinine, by CKD-EPI. */
const filtersMost = { sex: 'male', age: 18 } as const;
