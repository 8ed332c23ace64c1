import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import type { Language } from './exam-texts.ts';
import { negatives } from './negation-lexicon.ts';
import { ORDER } from './opposite-lexicon.ts';
import { oppositesIn, oppositesOf, poleOf } from './opposites-in.ts';
import { sentencePairs } from './sentence-pairs.ts';

/** "Antes del desayuno" and "after breakfast", "el brazo izquierdo" and "the right arm": the languages say opposite things. */
export const oppositesDiffer = ofEachExam<'opposites-differ'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

interface Statement {
  /** Its index among all opposites. */
  pole: number;
  word: string;
  /** The text that follows it. */
  about: string;
}

function faultsIn(words: Words): Omit<Fault<'opposites-differ'>, 'path'>[] {
  if (!mayBeSwapped(words)) return [];
  return sentencePairs(words).flatMap((pair): Omit<Fault<'opposites-differ'>, 'path'>[] => {
    const swapped = swappedIn(statementIn(pair.es, 'es'), statementIn(pair.en, 'en'));
    // 'No más de' is 'less than': where only one language negates, the opposite word may be correct.
    if (!swapped || negatives.es.test(pair.es) !== negatives.en.test(pair.en)) return [];
    return [{ reason: 'the-other-one', value: `${swapped.es.word} ≠ ${swapped.en.word}: ${pair.es} / ${pair.en}` }];
  });
}

/** A fast path: most texts say the same in both languages, and only a few need the position and the object of each word. */
function mayBeSwapped({ es, en }: Words): boolean {
  const spanish = es.toLowerCase().match(oppositesIn.es);
  const english = spanish && en.toLowerCase().match(oppositesIn.en);
  if (!spanish || !english) return false;
  const [here, there] = [spanish.map((word) => poleOf(word, 'es')), english.map((word) => poleOf(word, 'en'))];
  const onlyEs = without(here, there, itself);
  const onlyEn = onlyEs.length > 0 ? without(there, here, itself) : [];
  const isOpposite = (one: number, other: number) => oppositesOf[one] === oppositesOf[other] && one !== other;
  return onlyEs.some((one) => onlyEn.some((other) => isOpposite(one, other)));
}

const itself = (pole: number): number => pole;

function statementIn(text: string, language: Language): Statement[] {
  return [...text.toLowerCase().matchAll(oppositesIn[language])].map(({ 0: found, index }) => ({
    pole: poleOf(found, language),
    word: found.replace(/^[^a-záéíóúüñ]/, ''),
    about: text.slice(index + found.length, index + found.length + FOLLOWING),
  }));
}
const FOLLOWING = 28;

/** Finds two opposites where Spanish has one more often than English, and English has the other more often than Spanish. */
function swappedIn(
  spanish: readonly Statement[],
  english: readonly Statement[],
): { es: Statement; en: Statement } | null {
  const [onlyEs, onlyEn] = [without(spanish, english, statedPole), without(english, spanish, statedPole)];
  for (const es of onlyEs) {
    const of = oppositesOf[es.pole];
    const en = onlyEn.find((other) => oppositesOf[other.pole] === of && other.pole !== es.pole);
    if (!en) continue;
    // Among several, the surplus one is unknown.
    const [all, others] = [
      spanish.filter(({ pole }) => pole === es.pole),
      english.filter(({ pole }) => pole === en.pole),
    ];
    const isOther = of === ORDER && all.every((one) => others.every((other) => isOfOther(one, other)));
    if (!isOther) return { es, en };
  }
  return null;
}

const statedPole = ({ pole }: Statement): number => pole;

/** ([1, 1, 2], [1, 3], pole → pole) → [1, 2]: each removes one of its kind. */
function without<One>(stated: readonly One[], taken: readonly One[], poleIn: (one: One) => number): One[] {
  const left = taken.map(poleIn);
  return stated.filter((one) => {
    const at = left.indexOf(poleIn(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** 'Coma antes de venir' is 'Come after eating': before one event, after another. */
const isOfOther = (es: Statement, en: Statement): boolean => {
  const [spanish, english] = [
    things.findIndex(([word]) => word.test(es.about)),
    things.findIndex(([, word]) => word.test(en.about)),
  ];
  return spanish !== english;
};

/** The events that instructions put before or after something. No match means an unnamed event. */
const things: readonly (readonly [es: RegExp, en: RegExp])[] = [
  [
    /^[^.,;]{0,12}(?:desayun|almor|almuerz|comer|comid|cena|alimento)/iu,
    /^[^.,;]{0,12}(?:breakfast|lunch|eat|meal|dinner|supper|food)/iu,
  ],
  [
    /^[^.,;]{0,12}(?:toma|muestra|examen|prueba|venir|venga|llegar)/iu,
    /^[^.,;]{0,12}(?:sampl|test|draw|collect|exam|com(?:e|ing)|arriv|visit)/iu,
  ],
  [/^[^.,;]{0,12}(?:dosis|medicam|pastilla|tableta)/iu, /^[^.,;]{0,12}(?:dose|medic|tablet|pill|drug)/iu],
  [/^[^.,;]{0,12}(?:orin)/iu, /^[^.,;]{0,12}(?:urin|pass)/iu],
  [/^[^.,;]{0,12}(?:regla|menstr|period|sangrado)/iu, /^[^.,;]{0,12}(?:period|menstr|bleed)/iu],
  [/^[^.,;]{0,12}(?:dorm|acost|levant|despert)/iu, /^[^.,;]{0,12}(?:sleep|bed|wak|getting up|rising)/iu],
  [/^[^.,;]{0,12}(?:ejercicio|deporte)/iu, /^[^.,;]{0,12}(?:exercis|sport)/iu],
  [/^[^.,;]{0,12}(?:bañ|lav)/iu, /^[^.,;]{0,12}(?:bath|wash|shower)/iu],
];
