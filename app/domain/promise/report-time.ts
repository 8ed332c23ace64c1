import type { Turnaround } from '../exams/exam.ts';
import type { Weekday } from '../laboratory/laboratory.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar, workingWeekdays } from './laboratory-calendar.ts';

const isOpen = ({ hours }: CalendarDay): boolean => hours !== null;

/** Returns when a report that takes this long from `from` is ready, never after closing. Returns null if it is never ready. */
export const reportAt = (
  from: WallClock,
  report: Turnaround['report'],
  calendar: LaboratoryCalendar,
): WallClock | null =>
  'hours' in report ? afterOpeningHours(from, report.hours, calendar) : afterWorkingDays(from, report.days, calendar);

/** The weekdays that a report counts, ignoring holidays. */
export const countedWeekdays = (report: Turnaround['report'], { opensOn }: LaboratoryCalendar): Iterable<Weekday> =>
  'hours' in report ? opensOn : workingWeekdays;

/** Friday 16:00 plus 2 hours, with opening hours from 06:00 to 17:00 → Saturday 07:00. Plus one hour → Friday 17:00. */
function afterOpeningHours(from: WallClock, hours: number, calendar: LaboratoryCalendar): WallClock | null {
  let left = Math.ceil(hours * 60);
  let minutes = from.minutes;
  let day: CalendarDay | null = calendar.dayOn(from.date);
  while (day) {
    if (day.hours) {
      const begin = Math.max(minutes, day.hours.opens);
      const open = day.hours.closes - begin;
      if (left <= open) return { date: day.date, minutes: begin + left };
      left -= open;
    }
    day = firstDay(day.next, calendar, isOpen);
    minutes = 0;
  }
  return null;
}

/** Friday plus 1 working day → Monday, at closing. Saturday plus 0 working days → Saturday, at closing. */
function afterWorkingDays(from: WallClock, days: number, calendar: LaboratoryCalendar): WallClock | null {
  let day = calendar.dayOn(from.date);
  for (let left = days; left > 0; left -= 1) {
    const next = firstDay(day.next, calendar, ({ isWorking }) => isWorking);
    if (!next) return null;
    day = next;
  }
  const open = firstDay(day.date, calendar, isOpen);
  return open?.hours ? { date: open.date, minutes: open.hours.closes } : null;
}
