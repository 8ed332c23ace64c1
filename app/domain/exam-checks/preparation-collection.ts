import type { Exam } from '../exams/exam.ts';
import type { Contradiction } from './check-finding.ts';

/**
 * Finds a contradiction between the urine collection and the specimens: urine without a collection, a collection without urine, or a
 * 24-hour collection without its container. Also finds a stay at the laboratory when the patient collects every specimen. `taken` are the
 * specimens of the exam and of its members.
 */
export function collectionFaults(exam: Exam, taken: Exam['specimens']): Contradiction[] {
  const { urine: collection, dwellMinutes } = exam.preparation;
  const path = 'preparation.urine';
  const faults: Contradiction[] = [];
  const add = (reason: Contradiction['reason'], value: string) => faults.push({ path, reason, value });
  const takesDayUrine = taken.some(({ type }) => type === 'urine-24h');
  const takesUrine = takesDayUrine || taken.some(({ type }) => type === 'urine');
  // A panel may leave the collection to its members.
  const isSingle = exam.members.length === 0;
  if (takesUrine && collection === null && isSingle) add('urine-without-collection', '');
  if (!takesUrine && collection !== null) add('collection-without-urine', collection);
  if (takesUrine && !takesDayUrine && collection === '24-hours')
    add('day-collection-without-its-container', collection);
  const hasOnlyDayUrine = takesDayUrine && !taken.some(({ type }) => type === 'urine');
  if (hasOnlyDayUrine && collection !== null && collection !== '24-hours') {
    add('day-container-without-collection', collection);
  }
  if (dwellMinutes > 0 && taken.length > 0 && taken.every(({ byPatient }) => byPatient)) {
    faults.push({ path: 'preparation.dwellMinutes', reason: 'wait-for-nobody', value: `${dwellMinutes}` });
  }
  return faults;
}
