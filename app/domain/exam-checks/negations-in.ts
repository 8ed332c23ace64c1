import { inPlainLetters, plainLetters } from './plain-letters.ts';
import type { Language } from './words-of.ts';

/** How often a sentence negates. */
export interface Negations {
  /** At least so often, and at most: 'no … ni …' may be told as one negation or as two. */
  least: number;
  most: number;
  /** How many of its words may stand for a negation of the other language, by what they say. Rarely asked, and dear. */
  instead: () => number[];
}

/** Whole words, separated by commas, whatever their case. */
const anyOf = (...lists: string[]): RegExp =>
  new RegExp(
    `(?<![${plainLetters}\\d])(?:${inPlainLetters(lists.join(', ').split(', ').join('|'))})(?![${plainLetters}\\d])`,
    'gi',
  );

/** These have the letters of a negation and deny nothing. */
const deniesNothing: Record<Language, RegExp> = {
  es: anyOf(
    'sin embargo, no obstante, sin duda, sin falta, sí o no, o no(?=[.,;:?)]|$), no deje de',
    'no (?:se (?:le |les )?)?olvid\\p{L}*, antes que nada',
    'no s[oó]lo, no [uú]nicamente, no solamente, al menos, por lo menos, más o menos, sin más(?=[.,;:)]|$)',
  ),
  en: anyOf(
    'nonetheless, nevertheless, yes or no, or not, no doubt, without fail, no matter, not to mention',
    "not only, not just, not merely, (?:do not|don['’]t|never) forget",
  ),
};

/** These deny by themselves. */
const denying: Record<Language, string> = {
  es: 'no, sin, evite, eviten, absténgase, absténganse',
  en: "no, not, never, none, nobody, no-one, nothing, nowhere, cannot, \\p{L}+n['’]t, without, avoid, refrain, abstain, non(?=-), nonreactive",
};
/** 'No se lave ni se suene', 'no hay ninguna': one negation, said twice. Alone they are one, too: 'nunca duele'. */
const joining: Record<Language, string> = {
  es: 'ni, nunca, jamás, tampoco, ning[uú]n, ninguna, ninguno, nadie, nada',
  en: 'nor, neither',
};

const plain = { es: anyOf(denying.es), en: anyOf(denying.en) };
const agreeing = {
  es: anyOf(joining.es, '(?:y|o|e|pero) (?:no|sin), (?<=\\x2c )(?:no|sin)'),
  en: anyOf(joining.en, '(?:and|or|but) (?:no|not|without|never), (?<=\\x2c )(?:no|not|without|never)'),
};
const telling = { es: anyOf(denying.es, joining.es), en: anyOf(denying.en, joining.en) };

/**
 * Words by which a translator may say the same without a negation: 'sin lavar' is 'unwashed', 'solo agua' 'nothing but water'. A line
 * says the same in both languages: where both have it, it stands for nothing else.
 */
const instead: readonly Record<Language, RegExp>[] = [
  { es: anyOf('s[oó]lo, sol[oa]s?, solamente, [uú]nic[oa]s?, [uú]nicamente'), en: anyOf('only, alone') },
  {
    es: anyOf('evita\\p{L}*, abst[eéi]n\\p{L}*, imp[ií]d\\p{L}+'),
    en: anyOf('avoid\\p{L}+, abstain\\p{L}+, abst[ei]n\\p{L}+, sav\\p{L}+, prevent\\p{L}*'),
  },
  { es: anyOf('excepto, salvo, a menos que'), en: anyOf('except, unless, other than') },
  {
    es: anyOf('menos(?! que), máximo, hasta'),
    en: anyOf('less, fewer, (?:under|below)(?= \\d), at most, up to, maximum, until, within'),
  },
  {
    es: anyOf('apenas, poc[oa]s?, rar[oa]s?, rara vez'),
    en: anyOf('hardly, barely, scarcely, few, little, rare, rarely, seldom'),
  },
  {
    es: anyOf('(?<!hac\\p{L}+ )faltan?, ausen\\p{L}+, care(?:ncia|cen?), pierd\\p{L}+'),
    en: anyOf('lack\\p{L}*, absen\\p{L}+, miss\\p{L}*, los[et]'),
  },
  { es: anyOf('libres? de'), en: anyOf('free') },
  { es: anyOf('en vez de, en lugar de'), en: anyOf('instead of, rather than') },
  { es: anyOf('fall\\p{L}+, fracas\\p{L}+'), en: anyOf('fail\\p{L}*') },
  {
    es: anyOf('dej\\p{L}+ de, qu[ií]t\\p{L}+, suspend\\p{L}+'),
    en: anyOf('stop\\p{L}*, remov\\p{L}*, skip\\p{L}*, leav\\p{L}+ out, left out'),
  },
  { es: anyOf('exclu\\p{L}+, rechaz\\p{L}+'), en: anyOf('exclud\\p{L}+, reject\\p{L}*') },
  { es: anyOf('aguant\\p{L}+'), en: anyOf('hold\\p{L}*') },
  {
    es: anyOf('prohíb\\p{L}+, prohib\\p{L}+, contraindic\\p{L}+, ved[ae]d[oa]s?'),
    en: anyOf('prohibit\\p{L}*, forbid\\p{L}*, ban, banned, contraindicated'),
  },
  {
    es: anyOf('siga, sigan, contin[uú]\\p{L}+'),
    en: anyOf('keep (?:on|up|taking|using|doing|your), continue\\p{L}*, go on'),
  },
  { es: anyOf('da igual'), en: anyOf('regardless, whatever, at any time') },
  {
    es: anyOf('indispensable, imprescindible, opcional, innecesari[oa]s?'),
    en: anyOf('essential, indispensable, optional, unnecessary'),
  },
  { es: anyOf('ayun\\p{L}+'), en: anyOf('fast\\p{L}*, empty') },
  { es: anyOf('demasiado'), en: anyOf('too') },
  { es: anyOf('desaparec\\p{L}+'), en: anyOf('disappear\\p{L}*') },
  { es: anyOf('asintomátic[oa]s?'), en: anyOf('asymptomatic, \\p{L}{3,}less(?:ly)?') },
  {
    es: anyOf(
      '(?:in|im|des)(?:suficient|complet|activ|posib|necesari|conoc|ciert|usual|adecuad|determin|móvil|válid|estab|exact|segur|correct)\\p{L}*',
      // 'inservible', 'irreconocible', 'desaconsejado'; not 'increíble', which denies nothing any more.
      '(?:in|im|ir|i(?=l))(?!crei|creí)\\p{L}{3,}bles?, desa[cp]\\p{L}+ad[oa]s?, desaconsej\\p{L}*',
    ),
    en: anyOf(
      // 'unfractionated', 'unwashed', 'unable'; not 'under', 'until', 'unit', 'unique', 'uncle'.
      '(?!und|unti|uni|uncl)un\\p{L}{3,}, undetect\\p{L}+, undiagnosed, undone',
      '(?:in|im)(?:accurate|active|adequate|complete|conclusive|mobile|motile|possible|proper|sufficient|usual|valid|secure|correct|exact|stab)\\p{L}*',
    ),
  },
];

/** Whether there is anything to count: most sentences deny nothing, and this is one look instead of six. */
export function mayNegate(text: string, language: Language): boolean {
  // `test` goes on where it stopped: each text is begun anew.
  telling[language].lastIndex = 0;
  return telling[language].test(text);
}

/** ('No coma ni beba nada.', 'es') → 1 to 3; ('Drink only water.', 'en') → 0, and 'only'; ('Sin embargo, coma.', 'es') → 0 */
export function negationsIn(sentence: string, language: Language): Negations {
  const meant = sentence.replace(deniesNothing[language], ' ');
  const said = count(meant, agreeing[language]);
  const left = said === 0 ? meant : meant.replace(agreeing[language], ' ');
  const plainly = count(left, plain[language]);
  return {
    least: plainly || Math.min(said, 1),
    most: plainly + said,
    instead: () => instead.map((words) => count(left, words[language])),
  };
}

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
