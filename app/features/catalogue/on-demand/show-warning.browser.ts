import type { Locale } from '../../../i18n/locale.ts';
import type { RowWords } from '../search-words.ts';
import { isEmergency, type Warning } from '../urgent.ts';

/** Fills the place of a warning, which holds both kinds of box (`UrgentBoxPattern`), or takes it away where there is nothing to warn of. */
export function showWarning(place: Element | null, urgent: Warning | null, words: RowWords, locale: Locale): void {
  if (!place) return;
  if (!urgent) {
    place.remove();
    return;
  }
  place.querySelector(isEmergency(urgent) ? '[data-part=notice]' : '[data-part=alarm]')?.remove();
  const say = (part: string, text: string) => {
    const element = place.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = text;
  };
  say('warning-heading', words.urgent[urgent.use]);
  say('warning-sign', urgent.sign[locale]);
  say('warning-action', urgent.action[locale]);
}
