import { formatClock, formatDay, formatList } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';

/** ({ '2026-11-23' 21:00 }, 'es') → 'las 9:00 p. m. del lunes 23 de noviembre' · 'en' → '9:00 PM on Monday, November 23' */
export const momentWords = ({ date, minutes }: WallClock, locale: Locale): string =>
  minutes === 0
    ? // In everyday language, midnight belongs to the evening before.
      m.plan_midnight({ day: formatDay(locale, addDays(date, -1)) }, { locale })
    : m.plan_at({ time: formatClock(locale, timeOf(minutes)), day: formatDay(locale, date) }, { locale });

export const clockWords = ({ minutes }: WallClock, locale: Locale): string => formatClock(locale, timeOf(minutes));

const MAX_NAMES = 3;

/** (['a', 'b', 'c', 'd', 'e'], 'es') → 'a, b, c y 2 más'. Each name once. It never writes 'y 1 más', because the name itself says more. */
export function namesWords(repeated: readonly string[], locale: Locale): string {
  const names = [...new Set(repeated)];
  if (names.length <= MAX_NAMES + 1) return formatList(locale, names);
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return m.plan_names_more({ names: shown, count: names.length - MAX_NAMES }, { locale });
}
