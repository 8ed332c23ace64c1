import type { Finding } from '../exam-checks/catalogue-checks.ts';
import { type FindingKind, findingReasons, sentenceRules } from '../exam-checks/check-finding.ts';
import type { ExamStatus } from '../exams/exam.ts';

/** The findings that a draft may still have. */
const unfinished: readonly FindingKind[] = ['missing-words', 'nothing-taken', 'unknown-member'];

/** Whether a finding only warns. Other findings refuse the exam. A rule that reads sentences never refuses an exam. */
export const isWarning = ({ kind }: Pick<Finding, 'kind'>, status: ExamStatus): boolean =>
  sentenceRules.includes(kind) || (status !== 'published' && unfinished.includes(kind));

/** The rules that need the whole catalog. An import checks for repeated codes and addresses as it reads the rows. */
export const betweenExams: readonly FindingKind[] = ['unknown-member', 'member-cycle'];
const checkedByTheImport: readonly FindingKind[] = [...betweenExams, 'duplicate-code', 'duplicate-slug'];

/** The rules that need one exam. `Object.keys` returns plain strings, though these are the kinds. */
export const ofOneExam = (Object.keys(findingReasons) as FindingKind[]).filter(
  (kind) => !checkedByTheImport.includes(kind),
);
