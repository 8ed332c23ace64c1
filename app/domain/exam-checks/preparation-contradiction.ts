import type { Exam } from '../exams/exam.ts';
import { type Catalogue, type Contradiction, ofEachExam } from './finding.ts';
import { abstentionFaults } from './preparation-abstentions.ts';
import { collectionFaults } from './preparation-collection.ts';
import { curveFaults } from './preparation-curve.ts';
import { timingFaults } from './preparation-timing.ts';

/** A preparation whose fields nobody can follow together. */
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

/** What is taken for it: its own specimens, and those of all that a panel brings together. */
function takenWith(exam: Exam, { byCode }: Catalogue): Exam['specimens'] {
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
