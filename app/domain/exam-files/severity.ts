import type { Finding } from '../exam-checks/catalogue-checks.ts';
import { type FindingKind, findingReasons } from '../exam-checks/finding.ts';
import type { ExamStatus } from '../exams/exam.ts';

/** Rules that read sentences: they may be wrong, so a person decides. */
const readSentences: readonly FindingKind[] = ['numbers-differ', 'negation-differs', 'opposites-differ', 'same-words'];
/** What a draft may still lack. */
const unfinished: readonly FindingKind[] = ['missing-words', 'nothing-taken', 'unknown-member'];

/** Of the preparation those that look for a time in a sentence; whether one fasts is told in few words. */
const readTimes: readonly string[] = [
  'abstention-denied-in-words',
  'abstention-of-other-hours-in-words',
  'other-hours-in-words',
];

/** What a finding does: an error refuses the exam, a warning is only told. */
export const isWarning = ({ kind, reason }: Pick<Finding, 'kind' | 'reason'>, status: ExamStatus): boolean =>
  readSentences.includes(kind) || readTimes.includes(reason) || (status !== 'published' && unfinished.includes(kind));

/** What only several exams together can have wrong; that a code or an address stands twice is seen as the rows come. */
export const betweenExams: readonly FindingKind[] = ['unknown-member', 'member-cycle'];

/** What sentences alone tell, and no calendar: a file's are read for it in the thread that reads the file. */
export const ofItsSentences: readonly FindingKind[] = ['negation-differs', 'opposites-differ'];

/** The rest of what one exam can have wrong. `keys` forgets the type of what it was given. */
export const ofOneExam = (Object.keys(findingReasons) as FindingKind[]).filter(
  (kind) =>
    !betweenExams.includes(kind) &&
    !ofItsSentences.includes(kind) &&
    kind !== 'duplicate-code' &&
    kind !== 'duplicate-slug',
);
