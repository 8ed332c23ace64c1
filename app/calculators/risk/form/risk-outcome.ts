import type { Finding } from '../../../domain/risk/findings/findings.ts';
import type { Outcome, Refusal } from '../../../domain/risk/score.ts';
import type { AverageGlucoseAnswer } from '../../../domain/risk/scores/average-glucose.ts';
import type { BodyMassAnswer, BodyMassInput } from '../../../domain/risk/scores/body-mass.ts';
import type { EgfrAnswer, EgfrInput } from '../../../domain/risk/scores/egfr.ts';
import type { FindriscAnswer, FindriscInput } from '../../../domain/risk/scores/findrisc.ts';
import type { HeartsAnswer, HeartsInput } from '../../../domain/risk/scores/hearts.ts';
import type { LipidAnswer, LipidInput } from '../../../domain/risk/scores/ldl.ts';
import type { Calculator } from './calculator.ts';
import type { Draft } from './draft.ts';
import type { Faults, Reading } from './read-fields.ts';

export type RiskAnswer =
  | { calculator: 'hearts'; input: HeartsInput; says: HeartsAnswer }
  | { calculator: 'findrisc'; input: FindriscInput; says: FindriscAnswer }
  | { calculator: 'egfr'; input: EgfrInput; says: EgfrAnswer }
  | { calculator: 'lipids'; input: LipidInput; says: LipidAnswer }
  | { calculator: 'a1c'; from: 'a1c' | 'averageGlucose'; says: AverageGlucoseAnswer }
  | { calculator: 'body'; input: BodyMassInput; says: BodyMassAnswer };

/** What a calculator answers to its form: what has to be put right, why there is no figure, or the figure. */
export interface RiskOutcome {
  calculator: Calculator;
  draft: Draft;
  faults: Faults;
  /** What the values mean by themselves, the most urgent first: it comes before any score. */
  findings: readonly Finding[];
  refusals: readonly Refusal[];
  answer: RiskAnswer | null;
}

/** What may be an emergency, were it what was meant: it is asked back whatever else is answered. */
const vital = ['systolic', 'diastolic', 'averageGlucose', 'a1c'] as const;
const unread = ['implausible', 'ambiguous', 'unit', 'not-a-number'];

export const vitalIn = (faults: Faults): Faults =>
  Object.fromEntries(
    vital.flatMap((name) => {
      const fault = faults[name];
      return fault && unread.includes(fault.fault) ? [[name, fault]] : [];
    }),
  );

/**
 * Puts together what follows from a reading. An emergency is answered without a figure to think about. A score that is not for the person
 * says only that: what else is missing does not matter then, except what may be an emergency.
 */
export function outcomeOf<Says>(
  calculator: Calculator,
  { draft, faults }: Pick<Reading, 'draft' | 'faults'>,
  findings: readonly Finding[],
  says: Outcome<Says>,
  answer: (says: Says) => RiskAnswer,
): RiskOutcome {
  const outcome = { calculator, draft, faults: {}, findings, refusals: [], answer: null };
  if (findings.some(({ urgency }) => urgency === 'now')) return outcome;
  const excluded = says.kind === 'refused' ? says.reasons.filter(({ reason }) => reason === 'not-for') : [];
  if (excluded.length > 0) return { ...outcome, refusals: excluded, faults: vitalIn(faults) };
  if (Object.keys(faults).length > 0) return { ...outcome, faults };
  return says.kind === 'refused' ? { ...outcome, refusals: says.reasons } : { ...outcome, answer: answer(says) };
}
