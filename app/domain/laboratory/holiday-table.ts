import type { CalendarDate, HolidayName, HolidayOn } from './opening-hours.ts';

/** Public holidays as the build has worked them out, from the first day of one year to the last day of another. */
export interface HolidayTable {
  country: string;
  from: number;
  to: number;
  days: Record<CalendarDate, HolidayName>;
}

/** Looks dates up. Throws for one that the table does not reach: "not a holiday" would be a guess. */
export function holidaysOf(table: HolidayTable): HolidayOn {
  return (date) => {
    const year = Number(date.slice(0, 4));
    if (year < table.from || year > table.to)
      throw new Error(`The holidays of ${year} are not known: build the site anew.`);
    return table.days[date] ?? null;
  };
}
