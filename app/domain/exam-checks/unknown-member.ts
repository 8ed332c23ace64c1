import { type Fault, ofEachExam } from './finding.ts';

/** A panel brings together exams that exist; one that is offered brings together only such as are offered. */
export const unknownMember = ofEachExam<'unknown-member'>((exam, { byCode }) =>
  exam.members.flatMap((member, index): Fault<'unknown-member'>[] => {
    const found = byCode.get(member);
    const path = `members.${index}`;
    if (!found) return [{ path, reason: 'no-such-exam', value: member }];
    return exam.status === 'published' && found.status !== 'published'
      ? [{ path, reason: 'not-offered', value: `${member}: ${found.status}` }]
      : [];
  }),
);
