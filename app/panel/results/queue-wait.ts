import { numberFormat } from '../../i18n/intl.ts';
import { languageTag } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

const MINUTES = { hour: 60, day: 24 * 60 } as const;

/** How long something has waited, in two units at most: 12 → '12 min' · 135 → '2 h 15 min' · 4,500 → '3 días 3 h' */
export function queueWaitWords(minutes: number): string {
  const days = Math.floor(minutes / MINUTES.day);
  const hours = Math.floor((minutes % MINUTES.day) / MINUTES.hour);
  if (days > 0) return `${inUnit(days, 'day')} ${inUnit(hours, 'hour')}`;
  const rest = inUnit(minutes % MINUTES.hour, 'minute');
  return hours === 0 ? rest : `${inUnit(hours, 'hour')} ${rest}`;
}

const inUnit = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  numberFormat(languageTag[getLocale()], { style: 'unit', unit, unitDisplay: 'short' }).format(count);

export const minutesSince = (at: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / 60_000));
