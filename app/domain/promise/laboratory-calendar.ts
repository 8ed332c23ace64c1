import type { OpeningHours, Weekday } from '../laboratory/laboratory.ts';
import {
  addDays,
  type CalendarDate,
  type HolidayName,
  type HolidayOn,
  minutesOf,
  type WallClock,
  weekdayOf,
} from '../laboratory/opening-hours.ts';

/** The laboratory's days for computing promises. Memoizes each day it computes: create one calendar and reuse it. */
export interface LaboratoryCalendar {
  dayOn(date: CalendarDate): CalendarDay;
  /** The weekdays on which it opens, ignoring holidays. */
  opensOn: ReadonlySet<Weekday>;
}

/** A day with its opening hours and holiday. */
export interface CalendarDay {
  date: CalendarDate;
  next: CalendarDate;
  weekday: Weekday;
  holiday: HolidayName | null;
  /** In minutes since midnight. Null when the laboratory is closed. */
  hours: { opens: number; closes: number } | null;
  /** Monday to Friday except holidays: transport and reports count these days, whether the laboratory opens or not. */
  isWorking: boolean;
}

/** Transport and reports count these days, except holidays. */
export const workingWeekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Creates a calendar from the opening hours and the holidays. */
export function laboratoryCalendar(openingHours: readonly OpeningHours[], holidayOn: HolidayOn): LaboratoryCalendar {
  const week = new Map(
    openingHours.flatMap(({ days, opens, closes }) =>
      days.map((day) => [day, { opens: minutesOf(opens), closes: minutesOf(closes) }] as const),
    ),
  );
  const known = new Map<CalendarDate, CalendarDay>();
  const dayOf = (date: CalendarDate): CalendarDay => {
    const weekday = weekdayOf(date);
    const holiday = holidayOn(date);
    return {
      date,
      next: addDays(date, 1),
      weekday,
      holiday,
      hours: holiday ? null : (week.get(weekday) ?? null),
      isWorking: holiday === null && workingWeekdays.includes(weekday),
    };
  };
  return {
    opensOn: new Set(week.keys()),
    dayOn(date) {
      const day = known.get(date) ?? dayOf(date);
      known.set(date, day);
      return day;
    },
  };
}

/** If no day suits within this many days, the calendar has no such day. */
const LONGEST_SEARCH_DAYS = 366;

/** Finds the first suitable day from `date` on; null if the search finds none within a year. */
export function firstDay(
  date: CalendarDate,
  calendar: LaboratoryCalendar,
  suits: (day: CalendarDay) => boolean,
): CalendarDay | null {
  let day = calendar.dayOn(date);
  for (let passed = 0; passed < LONGEST_SEARCH_DAYS; passed += 1) {
    if (suits(day)) return day;
    day = calendar.dayOn(day.next);
  }
  return null;
}

/** Finds the first moment from `from` on when the laboratory is open: `from` itself if it is open then. Null if it never opens. */
export function openFrom(from: WallClock, calendar: LaboratoryCalendar): WallClock | null {
  const { hours, next } = calendar.dayOn(from.date);
  if (hours && from.minutes < hours.closes) return { date: from.date, minutes: Math.max(from.minutes, hours.opens) };
  if (calendar.opensOn.size === 0) return null;
  const day = firstDay(next, calendar, (one) => one.hours !== null);
  return day?.hours ? { date: day.date, minutes: day.hours.opens } : null;
}

/** 1050 → '17:30' */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
