import { instantOf } from '../laboratory/instant-of.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';

/** A person is of age at 18 (Ley 27 de 1977, art. 1). */
const AGE_OF_MAJORITY = 18;

/**
 * The first instant of the 18th birthday in the laboratory's time zone: ('2010-05-04', 'America/Bogota') → 2028-05-04 05:00 UTC. Somebody
 * born on February 29 comes of age on March 1.
 */
export const comingOfAge = (birthDate: CalendarDate, timeZone: string): Date =>
  birthdayAt(birthDate, AGE_OF_MAJORITY, timeZone);

function birthdayAt(birthDate: CalendarDate, years: number, timeZone: string): Date {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = birthDate.split('-').map(Number);
  const date = new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  return instantOf({ date, minutes: 0 }, timeZone);
}

/** From 12 years to majority (Ley 1098 de 2006, art. 3). */
const AGE_OF_ADOLESCENCE = 12;

export const isAdolescent = (birthDate: CalendarDate, now: Date, timeZone: string): boolean =>
  isMinor(birthDate, now, timeZone) && now >= birthdayAt(birthDate, AGE_OF_ADOLESCENCE, timeZone);

/** Whether a person was a minor at one of these instants: ('2008-11-18', ['2026-11-17T15:00:00Z', …]) → true. */
export const wasMinor = (birthDate: CalendarDate, instants: readonly string[], timeZone: string): boolean =>
  instants.some((instant) => isMinor(birthDate, new Date(instant), timeZone));

export const isMinor = (birthDate: CalendarDate, now: Date, timeZone: string): boolean =>
  now < comingOfAge(birthDate, timeZone);
