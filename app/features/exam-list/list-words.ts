import { formatClock } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { OpeningDay } from '../laboratory/opening-hours.ts';
import type { DayFault, HourFault } from './visit-time.ts';

export const dayFaultWords = {
  impossible: m.list_day_impossible,
  past: m.list_day_past,
  'too-far': m.list_day_too_far,
  closed: m.list_day_closed,
} as const satisfies Record<DayFault, () => string>;

/** What is wrong with an hour; `hours` are those of the day that was chosen. */
export function hourFaultWords(fault: HourFault, hours: OpeningDay['hours'], locale: Locale): string {
  if (fault === 'impossible') return m.list_hour_impossible();
  if (fault === 'past' || !hours) return m.list_hour_past();
  return m.list_hour_closed({ opens: formatClock(locale, hours.opens), closes: formatClock(locale, hours.closes) });
}

/** (2) → '2 exámenes' */
export const countWords = (count: number): string =>
  count === 1 ? m.list_count_one() : m.list_count({ count: String(count) });
