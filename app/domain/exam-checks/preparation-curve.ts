import type { Exam } from '../exams/exam.ts';
import type { Contradiction } from './check-finding.ts';

/**
 * Finds a curve (a test with samples after a stimulus, such as 75 g of glucose) without a stay at the laboratory, where the patient waits
 * for the last sample. Also finds a sample collected at home the evening before with a requirement that counts from the visit.
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
