import { type CheckedCatalogue, ofEachExam } from './check-finding.ts';

/** A panel may contain panels, but never itself, directly or through its members. */
export const memberCycle = ofEachExam<'member-cycle'>((exam, { byCode }) =>
  exam.members.flatMap((member, index) =>
    reachedFrom(member, byCode).has(exam.code)
      ? [{ path: `members.${index}`, reason: 'leads-back-to-itself', value: member }]
      : [],
  ),
);

function reachedFrom(code: string, byCode: CheckedCatalogue['byCode']): ReadonlySet<string> {
  const reached = new Set([code]);
  // Iteration over a set also visits the elements that the loop adds.
  for (const next of reached) for (const member of byCode.get(next)?.members ?? []) reached.add(member);
  return reached;
}
