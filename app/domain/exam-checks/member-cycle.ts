import { type Catalogue, ofEachExam } from './finding.ts';

/** A panel may hold panels, but no way down may lead back to it. */
export const memberCycle = ofEachExam<'member-cycle'>((exam, { byCode }) =>
  exam.members.flatMap((member, index) =>
    reachedFrom(member, byCode).has(exam.code)
      ? [{ path: `members.${index}`, reason: 'leads-back-to-itself', value: member }]
      : [],
  ),
);

function reachedFrom(code: string, byCode: Catalogue['byCode']): ReadonlySet<string> {
  const reached = new Set([code]);
  // A set is walked to its end, also through what is added on the way.
  for (const next of reached) for (const member of byCode.get(next)?.members ?? []) reached.add(member);
  return reached;
}
