import type { OpeningDay } from '../../domain/laboratory/opening-hours.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import { closedDayWords } from '../../domain/promise/closed-day-words.ts';
import type { CalendarDay } from '../../domain/promise/laboratory-calendar.ts';
import { closedHourWords } from '../../domain/promise/sample-time-words.ts';
import { formatClock } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { minutesWords } from '../../i18n/span-words.ts';
import type { DayFault, HourFault } from './visit-time.ts';

/** Why a day is refused. `day` is the typed one, if that day exists. */
export function visitDayFaultWords(fault: DayFault, day: CalendarDay | null, locale: Locale): string {
  if (fault === 'closed' && day) return closedDayWords(day, locale);
  return plainDayFaults[fault]({}, { locale });
}

const plainDayFaults = {
  impossible: m.list_day_impossible,
  past: m.list_day_past,
  'too-far': m.list_day_too_far,
  closed: m.list_day_closed,
  over: m.list_day_over,
} as const satisfies Record<DayFault, unknown>;

/** Why an hour is refused. `hours` are those of the chosen day; `preparation` is what the visit requires. */
export function visitHourFaultWords(
  fault: HourFault,
  hours: OpeningDay['hours'],
  preparation: Pick<JointPreparation, 'timeOfDay' | 'dwellMinutes'> | null,
  locale: Locale,
): string {
  if (fault === 'impossible') return m.list_hour_impossible();
  if (fault === 'past' || !hours) return m.list_hour_past();
  const clock = (time: string): string => formatClock(locale, time);
  const window = preparation?.timeOfDay;
  if (fault === 'outside' && window)
    return m.plan_time_missed({ from: clock(window.from), until: clock(window.until) }, { locale });
  if (fault === 'too-late' && preparation) {
    const span = minutesWords(locale, preparation.dwellMinutes);
    return m.list_hour_too_late({ span, opens: clock(hours.opens), closes: clock(hours.closes) }, { locale });
  }
  return closedHourWords(hours, locale);
}

/** (2) → '2 exámenes' */
export const countWords = (count: number): string => m.list_count({ count });
