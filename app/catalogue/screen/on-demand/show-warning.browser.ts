import { isEmergency, saysToCall, type Warning } from '../../../domain/exams/urgent.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { RowWords } from '../search-words.ts';

/** Fills the place of a warning in a row, or takes it away where there is nothing to warn of. */
export function showWarning(place: Element | null, urgent: Warning | null, words: RowWords, locale: Locale): void {
  if (place && urgent) fillWarning(place, urgent, words, locale);
  else place?.remove();
}

/** Keeps of both kinds of box (`UrgentBoxPattern`) the one that fits, and fills it. */
export function fillWarning(place: ParentNode, urgent: Warning, words: RowWords, locale: Locale): void {
  place.querySelector(isEmergency(urgent) ? '[data-part=notice]' : '[data-part=alarm]')?.remove();
  const say = (part: string, text: string) => {
    const element = place.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = text;
  };
  if (!saysToCall(urgent)) place.querySelector('[data-part=warning-call]')?.remove();
  say('warning-heading', words.urgent[urgent.use]);
  say('warning-sign', urgent.sign[locale]);
  say('warning-action', urgent.action[locale]);
}
