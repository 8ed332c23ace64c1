import type { Locale } from '../../i18n/locale.ts';
import type { Words } from './localized-text.ts';

/** The first words of a reason. */
const occasions = {
  es: '(?:en|por|para|ante|antes|al|cuando|durante|después|si) ',
  en: '(?:in|for|to|before|after|when|during|on|at|if) ',
} as const satisfies Record<Locale, string>;

/** After a comma, these go on with the reason. */
const relatives = { es: 'en quien', en: 'for whom' } as const satisfies Record<Locale, string>;

const conjunctions = { es: ',? (?:y|e) ', en: ',? and ' } as const satisfies Record<Locale, string>;

/** The heading above the reasons says it. */
const preamble = /^(?:Se pide|Ordered) /;

/**
 * ('Por cansancio o fiebre; antes de una cirugía, en el embarazo y en los chequeos.') → ['Por cansancio o fiebre', 'Antes de una cirugía',
 * 'En el embarazo', 'En los chequeos']. Commas separate reasons only before a last one with its own preposition, and only where both
 * languages then have as many; semicolons always do. A single reason remains a sentence.
 */
export function reasonsIn(askedFor: Words, locale: Locale): string[] {
  const [es, en] = [separated(askedFor.es, 'es'), separated(askedFor.en, 'en')];
  const all = es.length === en.length ? { es, en }[locale] : clausesOf(askedFor[locale]);
  return all.length > 1 ? all.map(asItem) : [askedFor[locale]];
}

const clausesOf = (text: string): string[] => text.replace(/\.$/, '').split('; ');

const separated = (text: string, locale: Locale): string[] =>
  clausesOf(text).flatMap((clause) => {
    const last = new RegExp(`${conjunctions[locale]}(?=${occasions[locale]})`);
    if (!last.test(clause)) return [clause];
    const reasons = clause.split(
      new RegExp(`(?:${conjunctions[locale]}|, (?!${relatives[locale]}))(?=${occasions[locale]})`),
    );
    // 'antes y después de algunos tratamientos' is one reason.
    return reasons.every((reason) => reason.includes(' ')) ? reasons : [clause];
  });

function asItem(clause: string): string {
  const text = clause.replace(preamble, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
