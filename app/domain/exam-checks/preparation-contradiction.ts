import type { Exam } from '../exams/exam.ts';
import { type Catalogue, ofEachExam } from './finding.ts';
import { abstentionFaults } from './preparation-abstentions.ts';
import { collectionFaults } from './preparation-collection.ts';
import { curveFaults } from './preparation-curve.ts';
import { fastingFaults } from './preparation-fasting.ts';
import { hoursInWordsFaults } from './preparation-hours.ts';
import { timingFaults } from './preparation-timing.ts';

/** A preparation that nobody can follow, or that says one thing in its fields and another in its words. */
export const preparationContradiction = ofEachExam<'preparation-contradiction'>((exam, catalogue) => [
  ...fastingFaults(exam, catalogue.wordsOf(exam)),
  ...abstentionFaults(exam, catalogue.wordsOf(exam)),
  ...timingFaults(exam, catalogue.openingHours),
  ...hoursInWordsFaults(exam, catalogue.openingHours),
  ...collectionFaults(exam, takenWith(exam, catalogue)),
  ...curveFaults(exam),
]);

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
