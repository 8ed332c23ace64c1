import type { CalendarDate, HolidayName, HolidayOn } from './opening-hours.ts';

/** The public holidays that the build computes, from the first day of `from` to the last day of `to`. */
export interface HolidayTable {
  country: string;
  from: number;
  to: number;
  days: Record<CalendarDate, HolidayName>;
}

/** Returns a lookup by date. It throws for a year outside the table, because "not a holiday" would be a guess. */
export function holidaysOf(table: HolidayTable): HolidayOn {
  return (date) => {
    const year = Number(date.slice(0, 4));
    if (year < table.from || year > table.to) throw new Error(`The holidays of ${year} are unknown: rebuild the site.`);
    return table.days[date] ?? null;
  };
}
