import { dateTimeFormat, listFormat, numberFormat } from './intl.ts';
import { type Locale, languageTag } from './locale.ts';

/**
 * A large round number in the laboratory's own style, the same in both languages: 50000 → '50,000'.
 * (S2.11 specifies the badges literally: "50,000+ Pacientes".)
 */
export const formatClaim = (value: number): string => numberFormat('en-US').format(value);

/** ('es', 50000) → '50.000' · ('en', 50000) → '50,000': a number in a sentence. */
export const formatNumber = (locale: Locale, value: number): string => numberFormat(languageTag[locale]).format(value);

/** ('es', 99.9) → '99,9 %' · ('en', 99.9) → '99.9%'. The space is non-breaking; `Intl` omits it for Colombia. */
export const formatPercent = (locale: Locale, value: number, decimals = 1): string =>
  numberFormat(languageTag[locale], { maximumFractionDigits: decimals }).format(value) +
  (locale === 'es' ? '\u00A0%' : '%');

/** ('es', '17:00') → '5:00 p. m.' · ('en', '17:00') → '5:00 PM'. The spaces are non-breaking. */
export function formatTime(locale: Locale, time: string): string {
  const shown = dateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(`1970-01-01T${time}:00Z`));
  return shown.replace(/\s/g, '\u00A0');
}

/** ('es', '2026-07-14') → 'martes' */
export const formatWeekday = (locale: Locale, date: string): string =>
  dateTimeFormat(languageTag[locale], { timeZone: 'UTC', weekday: 'long' }).format(new Date(`${date}T00:00:00Z`));

/** ('es', '2026-11-17') → '17 de noviembre de 2026' */
export const formatDate = (locale: Locale, date: string): string =>
  dateTimeFormat(languageTag[locale], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date}T00:00:00Z`));

/** ('es', 28000, 'COP') → '$ 28.000', in whole units. The space is non-breaking. */
export const formatMoney = (locale: Locale, value: number, currency: string): string =>
  numberFormat(languageTag[locale], { style: 'currency', currency, maximumFractionDigits: 0 })
    .format(value)
    .replace(/\s/g, '\u00A0');

/** ('es', '2026-11-24') → 'martes 24 de noviembre' · ('en', '2026-11-24') → 'Tuesday, November 24' */
export function formatDay(locale: Locale, date: string): string {
  const shown = dateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T00:00:00Z`));
  return locale === 'es' ? shown.replace(',', '') : shown;
}

/** ('es', '2026-11-24') → 'martes 24' · ('en', '2026-11-24') → 'Tuesday, Nov 24' */
export const formatShortDay = (locale: Locale, date: string): string =>
  dateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    ...(locale === 'en' && { month: 'short' }),
  }).format(new Date(`${date}T00:00:00Z`));

/** ('es', '21:00') → 'las 9:00 p. m.' · ('es', '13:30') → 'la 1:30 p. m.' · ('en', '21:00') → '9:00 PM' */
export function formatClock(locale: Locale, time: string): string {
  const shown = formatTime(locale, time);
  if (locale === 'en') return shown;
  return `${/^1:/.test(shown) ? 'la' : 'las'} ${shown}`;
}

/** ('es', ['a', 'b', 'c']) → 'a, b y c' */
export const formatList = (locale: Locale, items: readonly string[]): string =>
  listFormat(languageTag[locale]).format(items);
