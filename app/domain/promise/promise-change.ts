import type { Turnaround } from '../exams/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from './laboratory-calendar.ts';
import { curveMinutes, type Sampled } from './last-sample.ts';

/**
 * Counts the minutes until the promise for a sample left now changes because a cut-off passes. A sample at the cut-off still counts, so the
 * change comes one minute later; a curve counts from its end and must end by closing; an exam's hours begin and end. Null if no such change
 * comes today. Opening, closing, and midnight also change the promise (`minutesUntilChange`).
 */
export function minutesUntilCutOff(
  exams: readonly ({ turnaround: Pick<Turnaround, 'cutOff'> } & Sampled)[],
  now: WallClock,
  calendar: LaboratoryCalendar,
): number | null {
  const closes = calendar.dayOn(now.date).hours?.closes;
  const changesOf = (exam: (typeof exams)[number]): number[] => {
    const curve = curveMinutes(exam);
    const lastBegin = curve > 0 && closes !== undefined ? [closes - curve, closes - curve + 1] : [];
    const { timeOfDay } = exam.preparation;
    const hours = timeOfDay ? [minutesOf(timeOfDay.from), minutesOf(timeOfDay.until)] : [];
    return [minutesOf(exam.turnaround.cutOff) + 1 - curve, ...lastBegin, ...hours];
  };
  const changes = exams.flatMap(changesOf).filter((at) => at > now.minutes);
  return changes.length === 0 ? null : Math.min(...changes) - now.minutes;
}
