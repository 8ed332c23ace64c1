import type { Exam } from '../exams/exam.ts';
import type { Contradiction } from './check-finding.ts';

/**
 * A patient who drinks something for a curve stays until its end. A time that counts from the evening at home does not count from a visit.
 */
export function curveFaults({ preparation }: Exam): Contradiction[] {
  const { stimulus, dwellMinutes, collectedAt, fasting, abstentions, timeOfDay } = preparation;
  const faults: Contradiction[] = [];
  if (stimulus && dwellMinutes === 0)
    faults.push({ path: 'preparation.stimulus', reason: 'curve-without-stay', value: stimulus.es });
  if (collectedAt && (fasting || abstentions.length > 0 || timeOfDay))
    faults.push({ path: 'preparation.collectedAt', reason: 'counted-from-the-visit', value: collectedAt });
  return faults;
}
