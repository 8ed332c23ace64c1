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

/** The laboratory's days as promises count them. A day that was asked for is remembered: make one calendar, and keep it. */
export interface LaboratoryCalendar {
  dayOn(date: CalendarDate): CalendarDay;
  /** The weekdays on which it opens, holidays aside. */
  opensOn: ReadonlySet<Weekday>;
}

export interface CalendarDay {
  date: CalendarDate;
  next: CalendarDate;
  weekday: Weekday;
  holiday: HolidayName | null;
  /** In minutes since midnight. Null when it stays closed. */
  hours: { opens: number; closes: number } | null;
  /** Monday to Friday, no holiday: transport and reports count these, whether the laboratory opens or not. */
  isWorking: boolean;
}

/** Monday to Friday. */
export const workingWeekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

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

/** A calendar on which nothing suits for so long has no such day. */
const LONGEST_SEARCH_DAYS = 366;

/** The first day from `date` on that suits; null when a year holds none. */
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

/** The first moment from `from` on at which the laboratory is open: `from` itself while it is. Null: it never opens. */
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
