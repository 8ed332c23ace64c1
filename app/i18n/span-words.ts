import type { Locale } from './locale.ts';
import { m } from './paraglide/messages.js';

const DAY_HOURS = 24;
const YEAR_DAYS = 365;
/** Up to two days are given in hours: people count "24 hours before" back on a clock, but "3 days" on a calendar. */
const LONGEST_IN_HOURS = 48;

/** The whole days of a span that is expressed in days, or null if it is expressed in hours: 72 → 3 · 48 → null · 50 → null */
export const wholeDays = (hours: number): number | null =>
  hours > LONGEST_IN_HOURS && Number.isInteger(hours / DAY_HOURS) ? hours / DAY_HOURS : null;

/** ('es', 1) → '1 hora' · ('es', 12) → '12 horas' · ('es', 72) → '3 días' · ('en', 87600) → '10 years' */
export function hoursWords(locale: Locale, hours: number): string {
  const days = wholeDays(hours);
  if (days === null) return m.exam_span_hours({ count: hours }, { locale });
  return days >= 2 * YEAR_DAYS
    ? m.exam_span_years({ count: Math.floor(days / YEAR_DAYS) }, { locale })
    : m.exam_span_days({ count: days }, { locale });
}

/** ('es', 20) → '20 minutos' · ('es', 120) → '2 horas' · ('en', 90) → '1 hour and 30 minutes' */
export function minutesWords(locale: Locale, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const restWords = m.exam_span_minutes({ count: rest }, { locale });
  if (hours === 0) return restWords;
  const hourWords = hoursWords(locale, hours);
  return rest === 0 ? hourWords : m.exam_span_hours_minutes({ hours: hourWords, minutes: restWords }, { locale });
}
