import { formatClock } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { closedDayWords } from './closed-day-words.ts';
import { timeOf } from './laboratory-calendar.ts';
import { type SampleTime, sampleDays } from './sample-time.ts';

/** Says what is wrong with the typed day; null if it has none. */
export function dayFaultWords({ faults, day }: Pick<SampleTime, 'faults' | 'day'>, locale: Locale): string | null {
  switch (faults.dia) {
    case 'missing':
      return m.exam_fault_day_missing({}, { locale });
    case 'past':
      return m.exam_fault_day_past({ count: sampleDays.back }, { locale });
    case 'far':
      return m.exam_fault_day_far({ count: sampleDays.ahead }, { locale });
    case 'closed':
      return day && closedDayWords(day, locale);
    case 'impossible':
      return m.exam_fault_day_impossible({}, { locale });
    default:
      return null;
  }
}

/** Says what is wrong with the typed hour; null if it has none. */
export function hourFaultWords({ faults, day }: Pick<SampleTime, 'faults' | 'day'>, locale: Locale): string | null {
  switch (faults.hora) {
    case 'missing':
      return m.exam_fault_hour_missing({}, { locale });
    case 'impossible':
      return m.exam_fault_hour_impossible({}, { locale });
    case 'closed':
      return day?.hours
        ? closedHourWords({ opens: timeOf(day.hours.opens), closes: timeOf(day.hours.closes) }, locale)
        : null;
    default:
      return null;
  }
}

/** 'A esa hora estamos cerrados. De las 6:00 a. m. a las 5:00 p. m. sí abrimos ese día.' */
export const closedHourWords = ({ opens, closes }: { opens: string; closes: string }, locale: Locale): string =>
  m.list_hour_closed({ opens: formatClock(locale, opens), closes: formatClock(locale, closes) }, { locale });
