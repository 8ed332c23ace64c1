import { type OpeningHours, type Weekday, weekdays } from '../laboratory/laboratory.ts';
import {
  addDays,
  type CalendarDate,
  type HolidayName,
  type HolidayOn,
  openingDays,
} from '../laboratory/opening-hours.ts';

export interface LaboratoryCalendar {
  openingHours: readonly OpeningHours[];
  holidayOn: HolidayOn;
}

/** One day of it, in minutes since midnight. */
export interface CalendarDay {
  date: CalendarDate;
  weekday: Weekday;
  holiday: HolidayName | null;
  /** Null when it stays closed. */
  hours: { opens: number; closes: number } | null;
  /** Monday to Friday, no holiday: transport and reports count these, whether the laboratory opens or not. */
  isWorking: boolean;
}

/** A calendar on which nothing suits for so long has no such day. */
const LONGEST_SEARCH_DAYS = 366;

const workingDays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

export function calendarDay(date: CalendarDate, { openingHours, holidayOn }: LaboratoryCalendar): CalendarDay {
  const day = openingDays(date, 1, openingHours, holidayOn)[0];
  const weekday = weekdayOf(date);
  const holiday = day?.holiday ?? null;
  return {
    date,
    weekday,
    holiday,
    hours: day?.hours ? { opens: minutesOf(day.hours.opens), closes: minutesOf(day.hours.closes) } : null,
    isWorking: workingDays.includes(weekday) && holiday === null,
  };
}

/** The first day from `date` on that suits; null when a year holds none. */
export function firstDay(
  date: CalendarDate,
  calendar: LaboratoryCalendar,
  suits: (day: CalendarDay) => boolean,
): CalendarDay | null {
  for (let offset = 0; offset < LONGEST_SEARCH_DAYS; offset += 1) {
    const day = calendarDay(addDays(date, offset), calendar);
    if (suits(day)) return day;
  }
  return null;
}

/** Whether it opens on any of these weekdays but for holidays: a search for one of them can be spared. */
export const opensOn = (days: readonly Weekday[], { openingHours }: LaboratoryCalendar): boolean =>
  openingHours.some((line) => line.days.some((day) => days.includes(day)));

export const opensOnWorkingDays = (calendar: LaboratoryCalendar): boolean => opensOn(workingDays, calendar);

/** '17:30' → 1050 */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 1050 → '17:30' */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Dates are read at UTC's midnight, so that no local zone takes part. */
const weekdayOf = (date: CalendarDate): Weekday => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
