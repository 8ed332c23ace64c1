import type { RiskFinding } from '../../../domain/risk/findings/findings.ts';
import type { Outcome, Refusal } from '../../../domain/risk/score.ts';
import type { AverageGlucoseAnswer } from '../../../domain/risk/scores/average-glucose.ts';
import type { BodyMassAnswer, BodyMassInput } from '../../../domain/risk/scores/body-mass.ts';
import type { EgfrAnswer, EgfrInput } from '../../../domain/risk/scores/egfr.ts';
import type { FindriscAnswer, FindriscInput } from '../../../domain/risk/scores/findrisc.ts';
import type { HeartsAnswer, HeartsInput } from '../../../domain/risk/scores/hearts.ts';
import type { LipidAnswer, LipidInput } from '../../../domain/risk/scores/ldl.ts';
import type { Calculator } from './calculator.ts';
import type { RiskDraft } from './draft.ts';
import type { Faults, FieldsReading, RiskFieldFault } from './read-fields.ts';

/** The result that a calculator computed, and the values (`input`) from which it did. */
export type RiskAnswer =
  | { calculator: 'hearts'; input: HeartsInput; result: HeartsAnswer }
  | { calculator: 'findrisc'; input: FindriscInput; result: FindriscAnswer }
  | { calculator: 'egfr'; input: EgfrInput; result: EgfrAnswer }
  | { calculator: 'lipids'; input: LipidInput; result: LipidAnswer }
  | { calculator: 'a1c'; from: 'a1c' | 'averageGlucose'; result: AverageGlucoseAnswer }
  | { calculator: 'body'; input: BodyMassInput; result: BodyMassAnswer };

/** A calculator's answer to its form: the faults, the reasons for a missing figure, or the figure. */
export interface RiskOutcome {
  calculator: Calculator;
  draft: RiskDraft;
  faults: Faults;
  /** The meaning of each value by itself, most urgent first, shown before any score. */
  findings: readonly RiskFinding[];
  refusals: readonly Refusal[];
  answer: RiskAnswer | null;
}

/** Values that may be an emergency if they are as typed. */
const vitalFields = ['systolic', 'diastolic', 'averageGlucose', 'a1c'] as const;
/** Faults that leave the true value unknown. */
const unreadable: readonly RiskFieldFault['fault'][] = ['implausible', 'ambiguous', 'unit', 'not-a-number'];

/** The faults that may hide an emergency: they are reported even if the score excludes the person. */
export const vitalIn = (faults: Faults): Faults =>
  Object.fromEntries(
    vitalFields.flatMap((name) => {
      const fault = faults[name];
      return fault && unreadable.includes(fault.fault) ? [[name, fault]] : [];
    }),
  );

/**
 * Decides what the user sees: faults to correct, reasons for a missing figure, or the figure. In an emergency no figure is shown, so that
 * nothing distracts from it. If the score excludes the person, the outcome reports only that: other faults do not matter, except those that
 * may hide an emergency.
 */
export function outcomeOf<Result>(
  calculator: Calculator,
  { draft, faults }: Pick<FieldsReading, 'draft' | 'faults'>,
  findings: readonly RiskFinding[],
  computed: Outcome<Result>,
  answerWith: (result: Result) => RiskAnswer,
): RiskOutcome {
  const outcome = { calculator, draft, faults: {}, findings, refusals: [], answer: null };
  if (findings.some(({ urgency }) => urgency === 'now')) return outcome;
  const excluded = computed.kind === 'refused' ? computed.reasons.filter(({ reason }) => reason === 'not-for') : [];
  if (excluded.length > 0) return { ...outcome, refusals: excluded, faults: vitalIn(faults) };
  if (Object.keys(faults).length > 0) return { ...outcome, faults };
  return computed.kind === 'refused'
    ? { ...outcome, refusals: computed.reasons }
    : { ...outcome, answer: answerWith(computed) };
}
