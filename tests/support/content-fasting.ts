import { type Clause, clausesOf, examsIn } from './content-exams.ts';
import type { ContentText } from './content-text.ts';

/** A sentence's fast for the exams that it names, in hours; null for no fast. */
export interface PrintedFast {
  slugs: string[];
  hours: number | null;
  text: string;
}

const aboutFasting = /ayun|\bfast/i;
/** Requirements of a doctor's order beyond those of the laboratory. */
const byTheOrder = {
  es: /(?:,| o)? ?\(?12 (?:horas )?si su orden lo dice\)?|si su orden pide 12, cumpla 12|y no más de 14/gi,
  en: /(?:,| or)? ?\(?12 (?:hours )?if your order says so\)?|if your order says 12, do 12|and no more than 14/gi,
};
/** Hours in a sentence, or in a cell of a table. */
const hoursOf = { es: /(\d+) horas|\| (\d+) \|/, en: /(\d+) hours|\| (\d+) \|/ };
/** The phrases for no fast. */
const noFast = {
  es: /sin ayuno|no (?:lo )?(?:piden?|necesitan?|exigen?)/i,
  en: /no fasting|without fasting|does(?: not|n’t) (?:need|require)|do(?: not|n’t) need/i,
};
/** Sentences to skip: the rules of others, of a diet, or of a medicine are not a fast that the laboratory requires. */
const another = /consenso|consensus|dieta|\bdiet\b|antibi/i;

/** Lists the fasts on a page, one for each sentence that names exams: '**Insulina:** 8 horas de ayuno' → 8 */
export const fastsIn = (content: ContentText, names: ReadonlyMap<string, string>): PrintedFast[] =>
  clausesOf(content).flatMap((clause) => {
    const { slugs, rest } = examsIn(clause.text, names);
    const hours = slugs.length > 0 ? fastOf(clause, rest, content.locale) : undefined;
    return hours === undefined ? [] : [{ slugs, hours, text: clause.text }];
  });

/** The hours of a sentence's fast, null for no fast, or undefined if the sentence states neither. */
function fastOf({ section, block, text }: Clause, rest: string, locale: 'es' | 'en'): number | null | undefined {
  if (section === 'sin-ayuno' && text.startsWith('- ')) return null;
  if (!aboutFasting.test(block) || another.test(text)) return undefined;
  const said = rest.replace(byTheOrder[locale], ' ');
  if (noFast[locale].test(said)) return null;
  const [, written, cell] = said.match(hoursOf[locale]) ?? [];
  const hours = written ?? cell;
  return hours === undefined ? undefined : Number(hours);
}
