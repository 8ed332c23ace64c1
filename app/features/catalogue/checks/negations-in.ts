import type { Language } from './words-of.ts';

/** How often a sentence negates. */
export interface Negations {
  /** At least so often, and at most: 'no … ni …' may be told as one negation or as two. */
  least: number;
  most: number;
  /** How many of its words may stand for a negation of the other language. */
  instead: number;
}

/** Whole words, separated by commas, whatever their case. */
const anyOf = (...lists: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${lists.join(', ').split(', ').join('|')})(?![\\p{L}\\d])`, 'giu');

/** These have the letters of a negation and deny nothing. */
const deniesNothing: Record<Language, RegExp> = {
  es: anyOf(
    'sin embargo, no obstante, sin duda, sin falta, sí o no, o no(?=[.,;:?)]|$), no deje de',
    'no s[oó]lo, no [uú]nicamente, no solamente',
  ),
  en: anyOf(
    'nonetheless, nevertheless, yes or no, or not, no doubt, without fail, no matter, not to mention',
    'not only, not just, not merely',
  ),
};

const plain: Record<Language, RegExp> = {
  es: anyOf('no, sin, evite, eviten, absténgase, absténganse'),
  en: anyOf(
    "no, not, never, none, nobody, no-one, nothing, nowhere, cannot, \\p{L}+n['’]t, without, avoid, refrain, abstain, non(?=-), nonreactive",
  ),
};

/** 'No se lave ni se suene', 'no hay ninguna': one negation, said twice. Alone they are one, too: 'nunca duele'. */
const agreeing: Record<Language, RegExp> = {
  es: anyOf(
    'ni, nunca, jamás, tampoco, ning[uú]n, ninguna, ninguno, nadie, nada, (?:y|o|e|pero) (?:no|sin), (?<=\\x2c )(?:no|sin)',
  ),
  en: anyOf('nor, neither, (?:and|or|but) (?:no|not|without|never), (?<=\\x2c )(?:no|not|without|never)'),
};

/** Words by which a translator may say the same without a negation: 'sin lavar' is 'unwashed', 'solo agua' 'nothing but water'. */
const instead: Record<Language, RegExp> = {
  es: anyOf(
    'evita\\p{L}*, abst[eé]n\\p{L}*, s[oó]lo, sol[oa]s?, solamente, [uú]nicamente, [uú]nic[oa]s?, excepto, salvo, apenas, demasiado, menos, máximo, hasta',
    '(?<!hac\\p{L}+ )faltan?, ausen\\p{L}+, care(?:ncia|cen?), libres? de, dej\\p{L}+ de, ayun\\p{L}+, en vez de, en lugar de, y no, exclu\\p{L}+',
    'imp[ií]d\\p{L}+, rechaz\\p{L}+, fall\\p{L}+, fracas\\p{L}+, quit\\p{L}+, aguant\\p{L}+, poc[oa]s?, rar[oa]s?, rara vez',
    'asintomátic[oa]s?, desaparec\\p{L}+, desapercib\\p{L}+, pierd\\p{L}+',
    '(?:in|im|des)(?:suficient|complet|activ|posib|necesari|conoc|ciert|usual|adecuad|detectab|determin|móvil|válid)\\p{L}*',
  ),
  en: anyOf(
    'avoid\\p{L}+, abst\\p{L}+, sav\\p{L}+, only, alone, except, unless, other than, rather than, less, fewer, at most, up to, maximum',
    'hardly, barely, scarcely, until, within, too, lack\\p{L}*, absen\\p{L}+, miss\\p{L}*, fail\\p{L}*, stop\\p{L}*, free, hold\\p{L}*',
    'fast\\p{L}*, empty, instead of, skip\\p{L}*, leav\\p{L}+ out, left out, exclud\\p{L}+, prevent\\p{L}*, reject\\p{L}*, remov\\p{L}*',
    'few, little, rare, rarely, seldom, asymptomatic, disappear\\p{L}*, los[et], \\p{L}{3,}less(?:ly)?',
    // 'unfractionated', 'unwashed', 'unable'; not 'under', 'until', 'unit', 'unique', 'uncle'.
    '(?!und|unti|uni|uncl)un\\p{L}{3,}, undetect\\p{L}+, undiagnosed, undone',
    '(?:in|im)(?:accurate|active|adequate|complete|conclusive|mobile|motile|possible|proper|sufficient|usual|valid)\\p{L}*',
  ),
};

/** ('No coma ni beba nada.', 'es') → 1 to 3, 0 instead; ('Drink only water.', 'en') → 0, 1 instead; ('Sin embargo, coma.', 'es') → 0 */
export function negationsIn(sentence: string, language: Language): Negations {
  const telling = sentence.replace(deniesNothing[language], ' ');
  const said = count(telling, agreeing[language]);
  const left = telling.replace(agreeing[language], ' ');
  const plainly = count(left, plain[language]);
  return { least: plainly || Math.min(said, 1), most: plainly + said, instead: count(left, instead[language]) };
}

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
