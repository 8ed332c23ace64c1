import type { WallClock } from '../laboratory/opening-hours.ts';
import { type LaboratoryCalendar, openFrom } from '../promise/laboratory-calendar.ts';

/** The laboratory answers within this many minutes of its opening hours: about one working day. */
const ANSWER_MINUTES = 8 * 60;

/**
 * The latest moment for an answer, counted only while the laboratory is open: Tuesday 10:00, with hours from 6:00 to 17:00 → Wednesday
 * 7:00. Null if it never opens.
 */
export function answerDue(received: WallClock, calendar: LaboratoryCalendar): WallClock | null {
  let left = ANSWER_MINUTES;
  let from = openFrom(received, calendar);
  while (from) {
    const { hours, next } = calendar.dayOn(from.date);
    const open = (hours?.closes ?? from.minutes) - from.minutes;
    if (left <= open) return { date: from.date, minutes: from.minutes + left };
    left -= open;
    from = openFrom({ date: next, minutes: 0 }, calendar);
  }
  return null;
}

/** Is the moment over? It is still in time at the minute itself. */
export const isPast = (due: WallClock, now: WallClock): boolean =>
  now.date > due.date || (now.date === due.date && now.minutes > due.minutes);
