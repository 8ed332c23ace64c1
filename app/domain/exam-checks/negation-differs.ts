import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import type { Language } from './exam-texts.ts';
import { exceptions, negatives } from './negation-lexicon.ts';
import { sentencePairs } from './sentence-pairs.ts';

/** The imperatives in patient instructions, in both languages, with and without a pronoun: 'lave', 'lávese'. */
const orders: readonly Readonly<Record<Language, string>>[] = [
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

const of = (es: (verb: string) => string, en: (verb: string) => string) =>
  orders.map((verb) => ({ es: new RegExp(es(verb.es), 'giu'), en: new RegExp(en(verb.en), 'giu') }));
const given = of(
  (verb) => String.raw`(?<!\p{L})(?:${verb})(?:se|l[aeo]s?)?(?!\p{L})`,
  (verb) => String.raw`\b(?:${verb})\b`,
);
const forbidden = of(
  (verb) => String.raw`(?<!\p{L})(?:no|nunca)(?: se| l[aeo]s?){0,2} (?:${verb})(?!\p{L})`,
  (verb) => String.raw`\b(?:do not|don['’]t|never) (?:${verb})\b`,
);

/** "No congele" in one language and "Freeze" in the other: one language forbids what the other requires. */
export const negationDiffers = ofEachExam<'negation-differs'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

function faultsIn(words: Words): Omit<Fault<'negation-differs'>, 'path'>[] {
  if (!negatives.es.test(words.es) && !negatives.en.test(words.en)) return [];
  return sentencePairs(words).flatMap(({ es, en }): Omit<Fault<'negation-differs'>, 'path'>[] => {
    const denies = { es: negatives.es.test(es), en: negatives.en.test(en) };
    if (denies.es === denies.en || exceptions.es.test(es) || exceptions.en.test(en)) return [];
    const differs = orders.some((_, at) =>
      denies.es ? isForbidden(es, en, at, 'es', 'en') : isForbidden(en, es, at, 'en', 'es'),
    );
    return differs ? [{ reason: denies.es ? 'only-in-spanish' : 'only-in-english', value: `${es} / ${en}` }] : [];
  });
}

/** The first text forbids what the second requires. A verb that occurs twice may be forbidden once and required once. */
function isForbidden(text: string, other: string, at: number, language: Language, otherLanguage: Language): boolean {
  const count = (verbs: typeof given, said: string, spoken: Language) =>
    said.match(verbs[at]?.[spoken] ?? /(?!)/)?.length ?? 0;
  return (
    count(forbidden, text, language) === 1 &&
    count(given, text, language) === 1 &&
    count(given, other, otherLanguage) === 1
  );
}
