import { type CheckedCatalogue, ofEachExam } from './check-finding.ts';

/** Reports a panel that contains itself, directly or through its members. A panel may contain other panels. */
export const memberCycle = ofEachExam<'member-cycle'>((exam, { byCode }) =>
  exam.members.flatMap((member, index) =>
    reachedFrom(member, byCode).has(exam.code)
      ? [{ path: `members.${index}`, reason: 'leads-back-to-itself', value: member }]
      : [],
  ),
);

/** The code itself and the codes of all direct and indirect members. */
function reachedFrom(code: string, byCode: CheckedCatalogue['byCode']): ReadonlySet<string> {
  const reached = new Set([code]);
  // Iteration over a set also visits the elements that the loop adds.
  for (const next of reached) for (const member of byCode.get(next)?.members ?? []) reached.add(member);
  return reached;
}
