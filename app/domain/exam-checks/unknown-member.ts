import { type Fault, ofEachExam } from './check-finding.ts';

/** The members of a panel exist, and the members of an offered panel are offered, too. */
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
