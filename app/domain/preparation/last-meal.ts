import { formatClock } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';
import type { FastingStart } from './fasting-start.ts';
import { isBaby, type Person } from './person.ts';
import { isSmallHours } from './plan-steps.ts';

const HOUR = 60;
/** Meals by the hour at which the last one must be over; the last that has begun is the one. */
const meals = [
  { from: 5 * HOUR, words: m.plan_meal_breakfast },
  { from: 11 * HOUR, words: m.plan_meal_lunch },
  { from: 15 * HOUR, words: m.plan_meal_last },
  { from: 18 * HOUR, words: m.plan_meal_dinner },
] as const;

/** A fast that leaves less room than this for its beginning begins at an hour, and not with a meal. */
const MIN_ROOM_HOURS = 2;
/** A usual dinner is over by this hour, so a fast that may not begin by then is not one "after dinner". */
const LATE_DINNER = 20 * HOUR;

/**
 * The last meal as a person says it, with the exact hour of the rule: from 21:00 → 'Cene a más tardar a las 9; después, solo agua.', beside '9:00 p. m.' A fast
 * that begins in the small hours begins, for the patient, after dinner: from 01:30 → 'Después de la cena, solo agua; a la 1:30 a. m. empieza el
 * ayuno.' A baby has no such meals.
 */
export function lastMealWords({ from, notBefore }: FastingStart, person: Person, locale: Locale): string {
  const clock = formatClock(locale, timeOf(from.minutes));
  const time = from.minutes === 0 ? m.plan_meal_midnight({}, { locale }) : clock;
  if (isBaby(person) || hoursBetween(notBefore, from) < MIN_ROOM_HOURS) return m.plan_meal_exact({ time }, { locale });
  if (isSmallHours(from)) {
    const dinner = { date: addDays(from.date, -1), minutes: LATE_DINNER };
    const words = hoursBetween(notBefore, dinner) >= 0 ? m.plan_meal_after_dinner : m.plan_meal_exact;
    return words({ time }, { locale });
  }
  const meal = meals.findLast((one) => one.from <= from.minutes);
  return (meal?.words ?? m.plan_meal_exact)({ time: spoken(clock) }, { locale });
}

/** 'las 11:00 p. m.' → 'las 11' · '7:30 PM' → '7:30 PM': beside the name of a meal nobody says which half of the day it is. */
const spoken = (clock: string): string => clock.replace(':00', '').replace(/\s[ap]\.\sm\.$/, '');

/** ({ Monday 17:00 }, { Monday 23:00 }) → 6. Between neighboring days only. */
const hoursBetween = (one: WallClock, other: WallClock): number =>
  ((one.date === other.date ? 0 : one.date < other.date ? 1 : -1) * 24 * HOUR + other.minutes - one.minutes) / HOUR;

/** How long a fast is, and the moment before which it does not begin. */
export function fastSpanWords(
  { minHours: min, maxHours: max }: { minHours: number; maxHours: number },
  { notBefore }: FastingStart,
  locale: Locale,
  wordsOf: (moment: WallClock, locale: Locale) => string,
): string {
  if (min === max) return m.plan_fast_exact({ min }, { locale });
  // A Spanish hour ends with a period of its own.
  return m.plan_fast_range({ min, max, earliest: wordsOf(notBefore, locale) }, { locale }).replace(/\.\.$/, '.');
}
