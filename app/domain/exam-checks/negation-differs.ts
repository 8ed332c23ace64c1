import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import type { Language } from './exam-texts.ts';
import { exceptions, negatives } from './negation-lexicon.ts';
import { sentencePairs } from './sentence-pairs.ts';

/** The imperatives in patient instructions, in both languages, with and without a pronoun: 'lave', 'lávese'. */
const imperatives: readonly Readonly<Record<Language, string>>[] = [
  { es: 'c[oó]ma', en: 'eat|have' },
  { es: 'b[eé]ba|t[oó]me', en: 'drink|take|have' },
  { es: 'f[uú]me', en: 'smoke' },
  { es: '[uú]se|apl[ií]que', en: 'use|apply' },
  { es: 'l[aá]ve', en: 'wash' },
  { es: 'cep[ií]lle', en: 'brush' },
  { es: 'ag[ií]te', en: 'shake' },
  { es: 'm[eé]zcle', en: 'mix' },
  { es: 'cong[eé]le', en: 'freeze' },
  { es: 'refrig[eé]re', en: 'refrigerate' },
  { es: '[aá]bra|dest[aá]pe', en: 'open' },
  { es: 'or[ií]ne', en: 'urinate' },
  { es: 'susp[eé]nda', en: 'stop' },
  { es: 'v[eé]nga', en: 'come' },
  { es: 'tr[aá]iga', en: 'bring' },
  { es: 'mu[eé]va', en: 'move' },
  { es: 'presi[oó]ne', en: 'press' },
  { es: 'd[oó]ble', en: 'bend' },
];

type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Each imperative, forbidden or not: 'congele', 'no congele'. */
const anyUse: readonly ByLanguage<RegExp>[] = imperatives.map(({ es, en }) => ({
  es: new RegExp(String.raw`(?<!\p{L})(?:${es})(?:se|l[aeo]s?)?(?!\p{L})`, 'giu'),
  en: new RegExp(String.raw`\b(?:${en})\b`, 'giu'),
}));
/** Each imperative after a prohibition: 'no congele', 'do not freeze'. */
const prohibition: readonly ByLanguage<RegExp>[] = imperatives.map(({ es, en }) => ({
  es: new RegExp(String.raw`(?<!\p{L})(?:no|nunca)(?: se| l[aeo]s?){0,2} (?:${es})(?!\p{L})`, 'giu'),
  en: new RegExp(String.raw`\b(?:do not|don['’]t|never) (?:${en})\b`, 'giu'),
}));

/** Reports a text in which one language forbids what the other requires: "No congele" and "Freeze". */
export const negationDiffers = ofEachExam<'negation-differs'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

type NegationFault = Omit<Fault<'negation-differs'>, 'path'>;

function faultsIn(words: Words): NegationFault[] {
  if (!negatives.es.test(words.es) && !negatives.en.test(words.en)) return [];
  return sentencePairs(words).flatMap((pair): NegationFault[] => {
    const denies = { es: negatives.es.test(pair.es), en: negatives.en.test(pair.en) };
    if (denies.es === denies.en || exceptions.es.test(pair.es) || exceptions.en.test(pair.en)) return [];
    const isContradiction = imperatives.some((_, verb) => isForbiddenOnlyIn(denies.es ? 'es' : 'en', pair, verb));
    if (!isContradiction) return [];
    return [{ reason: denies.es ? 'only-in-spanish' : 'only-in-english', value: `${pair.es} / ${pair.en}` }];
  });
}

/**
 * Whether this language forbids the verb (the index of an imperative) and the other requires it. Each text must use the verb once: a verb
 * that occurs twice may be forbidden once and required once.
 */
function isForbiddenOnlyIn(language: Language, pair: Words, verb: number): boolean {
  const other = language === 'es' ? 'en' : 'es';
  return (
    countIn(pair[language], prohibition[verb]?.[language]) === 1 &&
    countIn(pair[language], anyUse[verb]?.[language]) === 1 &&
    countIn(pair[other], anyUse[verb]?.[other]) === 1
  );
}

const countIn = (text: string, expression: RegExp | undefined): number =>
  expression ? (text.match(expression)?.length ?? 0) : 0;
