import type { Turnaround } from '../catalogue/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';

/**
 * In how many minutes the promise for a sample of now becomes another one because a cut-off has passed: what comes at the cut-off still
 * counts, so the minute after it. Null when none comes today. Opening, closing and midnight change it, too (`minutesUntilChange`).
 */
export function minutesUntilCutOff(
  exams: readonly { turnaround: Pick<Turnaround, 'cutOff'> }[],
  now: WallClock,
): number | null {
  const changes = exams.map(({ turnaround }) => minutesOf(turnaround.cutOff) + 1).filter((at) => at > now.minutes);
  return changes.length === 0 ? null : Math.min(...changes) - now.minutes;
}
