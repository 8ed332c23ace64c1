import { type CalendarDate, daysBetween, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { momentWords } from '../../domain/preparation/moment-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatDay, formatShortDay, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** ({ '2026-11-30' 7:00 }, 'es') → 'lunes 30 · 7:00 a. m.'; midnight has words of its own. */
export const shortMoment = (at: WallClock, today: CalendarDate, locale: Locale): string =>
  at.minutes === 0
    ? momentWords(at, locale)
    : shortTime(at.date, formatTime(locale, timeOf(at.minutes)), today, locale);

/** ('2026-11-30', '7:00 a. m.', …) → 'lunes 30 · 7:00 a. m.' */
export const shortTime = (date: CalendarDate, time: string, today: CalendarDate, locale: Locale): string =>
  m.list_strip_at({ day: dayWords(date, today, locale), time });

/** Within four weeks a day needs no month. */
const dayWords = (date: CalendarDate, today: CalendarDate, locale: Locale): string =>
  daysBetween(today, date) < 28 ? formatShortDay(locale, date) : formatDay(locale, date);
