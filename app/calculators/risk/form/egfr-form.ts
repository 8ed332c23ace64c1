import { findings } from '../../../domain/risk/findings/findings.ts';
import { type EgfrInput, egfr } from '../../../domain/risk/scores/egfr.ts';
import { type FieldsReading, readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

/** Answers the kidney form: the filtration rate from creatinine, age, and sex. */
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
  return outcomeOf('egfr', reading, found, egfr(input), (result) => ({ calculator: 'egfr', input, result }));
}

/**
 * Returns the filtration rate from the numbers, regardless of the conditions: reports a very low value even if the score excludes the
 * person. Without a sex or an adult's age it is the highest rate that the creatinine allows, so that 4.2 mg/dL alone also gets an answer. A
 * child's is lower still (bedside Schwartz: Schwartz GJ, et al. J Am Soc Nephrol 2009;20:629–637).
 */
function filtrationOf({ faults, sound }: FieldsReading, input: EgfrInput): number | null {
  const creatinine = sound('creatinine', 'mg/dL');
  if (creatinine === null) return null;
  const result = faults.sex || faults.age ? null : egfr({ ...input, conditions: [] });
  const most = result?.kind === 'answer' ? result : egfr({ ...filtersMost, creatinine });
  return most.kind === 'answer' ? most.egfr : null;
}

/** The adult with the highest eGFR at a given creatinine, by CKD-EPI. */
const filtersMost = { sex: 'male', age: 18 } as const;
