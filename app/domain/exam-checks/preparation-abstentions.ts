import type { Exam } from '../exams/exam.ts';
import type { Contradiction } from './check-finding.ts';

/** Finds an abstention whose hours do not go from less to more, or that is listed twice. */
export function abstentionFaults({ preparation: { abstentions } }: Exam): Contradiction[] {
  return abstentions.flatMap(({ of, hours, maxHours }, index) => {
    const path = `preparation.abstentions.${index}`;
    const faults: Contradiction[] = [];
    if (maxHours !== null && hours > maxHours) {
      faults.push({ path, reason: 'abstention-backwards', value: `${of}: ${hours} > ${maxHours}` });
    }
    if (abstentions.findIndex((earlier) => earlier.of === of) < index) {
      faults.push({ path, reason: 'abstention-twice', value: of });
    }
    return faults;
  });
}
