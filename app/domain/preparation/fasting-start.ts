import { addDays, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import type { JointPreparation } from './joint-preparation.ts';

/** The span for the last meal before a visit. */
export interface FastingStart {
  /** The latest time for the last meal. */
  from: WallClock;
  /** The earliest time for the last meal: too long a fast also changes the result. */
  notBefore: WallClock;
}

/**
 * Calculates when a fast begins: ({ fasting: 8 to 14 hours }, Tuesday 07:00) → from Monday 23:00, not before 17:00. Null without a fast.
 * Pass the preparation of one visit: the fasts of a plan with several visits may be incompatible, and then `notBefore` comes after `from`.
 */
export function fastingStart(
  { preparation }: { preparation: Pick<JointPreparation, 'fasting'> },
  visitAt: WallClock,
): FastingStart | null {
  const { fasting } = preparation;
  if (!fasting) return null;
  return { from: hoursBefore(visitAt, fasting.minHours), notBefore: hoursBefore(visitAt, fasting.maxHours) };
}

const DAY = 24 * 60;

/** ('2026-03-03' 07:00, 8) → '2026-03-02' 23:00. Also for abstentions: 48 hours without alcohol begin then. */
export function hoursBefore(moment: WallClock, hours: number): WallClock {
  const minutes = moment.minutes - Math.round(hours * 60);
  const days = Math.floor(minutes / DAY);
  return { date: addDays(moment.date, days), minutes: minutes - days * DAY };
}

/** ('2026-03-03' 07:00, '23:00') → '2026-03-02' 23:00: when the patient collects the sample at home for the visit. */
export const eveningBefore = (visitAt: WallClock, collectedAt: string): WallClock => ({
  date: addDays(visitAt.date, -1),
  minutes: minutesOf(collectedAt),
});
