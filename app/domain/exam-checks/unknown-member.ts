import { referencesOf } from '../exams/exam-references.ts';
import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports a member of a panel, or an equivalent exam, that no exam has as its code, and an unpublished one of a published exam. */
export const unknownMember = ofEachExam<'unknown-member'>((exam, { byCode }) =>
  referencesOf(exam).flatMap(({ path, code }): Fault<'unknown-member'>[] => {
    const found = byCode.get(code);
    if (!found) return [{ path, reason: 'no-such-exam', value: code }];
    return exam.status === 'published' && found.status !== 'published'
      ? [{ path, reason: 'not-offered', value: `${code}: ${found.status}` }]
      : [];
  }),
);
