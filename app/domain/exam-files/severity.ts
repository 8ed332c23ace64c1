import type { Finding } from '../exam-checks/catalogue-checks.ts';
import { type FindingKind, findingReasons, sentenceRules } from '../exam-checks/finding.ts';
import type { ExamStatus } from '../exams/exam.ts';

/** What a draft may still lack. */
const unfinished: readonly FindingKind[] = ['missing-words', 'nothing-taken', 'unknown-member'];

/** Whether a finding only warns. The others refuse the exam. A rule that reads sentences never refuses one. */
export const isWarning = ({ kind }: Pick<Finding, 'kind'>, status: ExamStatus): boolean =>
  sentenceRules.includes(kind) || (status !== 'published' && unfinished.includes(kind));

/** The rules that need the whole catalogue. An import checks codes and addresses that repeat as it reads the rows. */
export const betweenExams: readonly FindingKind[] = ['unknown-member', 'member-cycle'];
const checkedByTheImport: readonly FindingKind[] = [...betweenExams, 'duplicate-code', 'duplicate-slug'];

/** The rules that need one exam. `keys` returns plain text, though these are the kinds. */
export const ofOneExam = (Object.keys(findingReasons) as FindingKind[]).filter(
  (kind) => !checkedByTheImport.includes(kind),
);
