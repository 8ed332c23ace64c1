import { getLocale } from '../i18n/paraglide/runtime.js';
import { hoursWords, minutesWords } from '../i18n/span-words.ts';

const MIN_MINUTES = 2;
const HOUR_MINUTES = 60;
const LONGEST_IN_HOURS = 48;

/**
 * (…, one minute later) → '' · (…, 20 minutes later) → '20 minutos' · (…, three hours later) → '3 horas' · (…, three days later) → '3 días'
 */
export function waitedWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < MIN_MINUTES) return '';
  if (minutes < HOUR_MINUTES) return minutesWords(getLocale(), minutes);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hoursWords(getLocale(), hours > LONGEST_IN_HOURS ? Math.floor(hours / 24) * 24 : hours);
}
