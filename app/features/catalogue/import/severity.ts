import { type FindingKind, findingReasons } from '../checks/finding.ts';
import type { ExamStatus } from '../exam.ts';

/** Rules that read sentences: they may be wrong, so a person decides. */
const readSentences: readonly FindingKind[] = ['numbers-differ', 'negation-differs', 'same-words'];
/** What a draft may still lack. */
const unfinished: readonly FindingKind[] = ['missing-words', 'nothing-taken', 'unknown-member'];

/** What a finding does: an error refuses the exam, a warning is only told. */
export const isWarning = (kind: FindingKind, status: ExamStatus): boolean =>
  readSentences.includes(kind) || (status !== 'published' && unfinished.includes(kind));

/** What only several exams together can have wrong; that a code or an address stands twice is seen as the rows come. */
export const betweenExams: readonly FindingKind[] = ['unknown-member', 'member-cycle'];

/** `keys` forgets the type of what it was given. */
export const ofOneExam = (Object.keys(findingReasons) as FindingKind[]).filter(
  (kind) => !betweenExams.includes(kind) && kind !== 'duplicate-code' && kind !== 'duplicate-slug',
);
