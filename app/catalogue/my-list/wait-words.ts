import { abstentionNames } from '../../domain/preparation/abstention-words.ts';
import { namesWords } from '../../domain/preparation/moment-words.ts';
import type { NameOf } from '../../domain/preparation/plan-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { hoursWords } from '../../i18n/span-words.ts';
import type { LeadTime } from './lead-time.ts';

/** 'No puede ser antes por Antígeno prostático: 3 días sin relaciones sexuales.' */
export const waitWords = (wait: LeadTime, locale: Locale, nameOf: NameOf): string =>
  m.list_waits({ names: namesWords(wait.because.map(nameOf), locale), what: whatWords(wait, locale) }, { locale });

/** 'Ya llevo 3 días sin relaciones sexuales' */
export const keptWords = (wait: LeadTime, locale: Locale): string =>
  m.list_wait_choose({ what: whatWords(wait, locale) }, { locale });

function whatWords(wait: LeadTime, locale: Locale): string {
  const span = hoursWords(locale, wait.hours);
  switch (wait.kind) {
    case 'fasting':
      return m.list_wait_fast({ span }, { locale });
    case 'abstention':
      return m.list_wait_leave({ span, what: withinSentence(abstentionNames[wait.of]({}, { locale })) }, { locale });
    case 'collection':
      return m.list_wait_collection({ span }, { locale });
    case 'dose':
      return m.list_wait_dose({ span, drug: wait.of[locale] }, { locale });
  }
}

/** 'Biotina (vitamina B7, …)' → 'biotina' · 'Vitamina C' → 'vitamina C' */
export const withinSentence = (name: string): string => {
  const short = name.replace(/\s*\([^)]*\)$/, '');
  return short.charAt(0).toLowerCase() + short.slice(1);
};
