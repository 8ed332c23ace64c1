import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports a member of a panel that no exam has as its code, and an unpublished member of a published panel. */
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
