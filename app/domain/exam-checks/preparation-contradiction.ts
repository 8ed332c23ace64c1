import type { Exam } from '../exams/exam.ts';
import { type CheckedCatalogue, type Contradiction, ofEachExam } from './check-finding.ts';
import { abstentionFaults } from './preparation-abstentions.ts';
import { collectionFaults } from './preparation-collection.ts';
import { curveFaults } from './preparation-curve.ts';
import { timingFaults } from './preparation-timing.ts';

/** Reports a preparation whose fields contradict each other. */
export const preparationContradiction = ofEachExam<'preparation-contradiction'>((exam, catalogue) => [
  ...fastFaults(exam),
  ...abstentionFaults(exam),
  ...timingFaults(exam, catalogue.openingHours),
  ...collectionFaults(exam, takenWith(exam, catalogue)),
  ...curveFaults(exam),
]);

function fastFaults({ preparation: { fasting } }: Exam): Contradiction[] {
  if (!fasting || fasting.minHours <= fasting.maxHours) return [];
  const value = `${fasting.minHours} > ${fasting.maxHours}`;
  return [{ path: 'preparation.fasting', reason: 'fast-backwards', value }];
}

/** All specimens of the exam: its own, and those of all members of a panel. */
function takenWith(exam: Exam, { byCode }: CheckedCatalogue): Exam['specimens'] {
  if (exam.members.length === 0) return exam.specimens;
  const reached = new Set([exam]);
  for (const next of reached) {
    for (const member of next.members) {
      const found = byCode.get(member);
      if (found) reached.add(found);
    }
  }
  return [...reached].flatMap(({ specimens }) => specimens);
}
