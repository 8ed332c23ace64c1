import type { PlannedExam } from './expand-panels.ts';

/** Exams of one visit in which semen is collected at the laboratory, after the samples of the other exams. */
export interface SemenLast {
  semen: readonly string[];
  /** These exams require abstinence until their own sample. */
  before: readonly string[];
}

const givesSemen = ({ exam }: PlannedExam): boolean => exam.specimens.some(({ type }) => type === 'semen');
const asksAbstinence = ({ preparations }: PlannedExam): boolean =>
  preparations.some(({ abstentions }) => abstentions.some(({ of }) => of === 'sex'));

/**
 * Finds the exams of a visit in which semen must be collected last, at the laboratory; null if there are none. Semen collected at home
 * before the visit ends the abstinence that another exam requires: ejaculation raises PSA for two days. One visit can serve both if the
 * blood is drawn first and the semen is collected at the laboratory.
 *
 * A clinician of the laboratory must confirm this order before patients see it.
 */
export function semenLast(exams: readonly PlannedExam[]): SemenLast | null {
  const codesOf = (some: readonly PlannedExam[]): string[] => [...new Set(some.map(({ exam }) => exam.code))].sort();
  const semen = exams.filter(givesSemen);
  const before = exams.filter((one) => !givesSemen(one) && asksAbstinence(one));
  return semen.length > 0 && before.length > 0 ? { semen: codesOf(semen), before: codesOf(before) } : null;
}
