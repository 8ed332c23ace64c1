import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import type { Language } from './exam-texts.ts';
import { negatives } from './negation-lexicon.ts';
import { BEFORE_AFTER } from './opposite-lexicon.ts';
import { groupOfPole, oppositeWords, poleOf } from './opposites-in.ts';
import { sentencePairs } from './sentence-pairs.ts';

/** Reports a text whose languages say opposite things: "el brazo izquierdo" and "the right arm", "antes de comer" and "after eating". */
export const oppositesDiffer = ofEachExam<'opposites-differ'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

/** A word that has an opposite, in a sentence. */
interface Statement {
  /** The number of its pole (`poleOf`). */
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

/** A fast check that clears most texts. Only the others need the position of each word and the text after it. */
function mayBeSwapped({ es, en }: Words): boolean {
  const spanish = es.toLowerCase().match(oppositeWords.es);
  const english = spanish && en.toLowerCase().match(oppositeWords.en);
  if (!spanish || !english) return false;
  const [here, there] = [spanish.map((word) => poleOf(word, 'es')), english.map((word) => poleOf(word, 'en'))];
  const onlyEs = without(here, there, itself);
  const onlyEn = onlyEs.length > 0 ? without(there, here, itself) : [];
  const isOpposite = (one: number, other: number) => groupOfPole[one] === groupOfPole[other] && one !== other;
  return onlyEs.some((one) => onlyEn.some((other) => isOpposite(one, other)));
}

const itself = (pole: number): number => pole;

function statementIn(text: string, language: Language): Statement[] {
  return [...text.toLowerCase().matchAll(oppositeWords[language])].map(({ 0: found, index }) => ({
    pole: poleOf(found, language),
    word: found.replace(/^[^a-záéíóúüñ]/, ''),
    about: text.slice(index + found.length, index + found.length + FOLLOWING),
  }));
}
/** Enough characters to name the event after 'before' and 'after'. */
const FOLLOWING = 28;

/** Finds two opposites where Spanish has one more often than English, and English has the other more often than Spanish. */
function swappedIn(
  spanish: readonly Statement[],
  english: readonly Statement[],
): { es: Statement; en: Statement } | null {
  const [onlyEs, onlyEn] = [without(spanish, english, statedPole), without(english, spanish, statedPole)];
  for (const es of onlyEs) {
    const group = groupOfPole[es.pole];
    const en = onlyEn.find((other) => groupOfPole[other.pole] === group && other.pole !== es.pole);
    if (!en) continue;
    // If a sentence has the word twice, any of the two may be the surplus one.
    const sameAsEs = spanish.filter(({ pole }) => pole === es.pole);
    const sameAsEn = english.filter(({ pole }) => pole === en.pole);
    const isOtherEvent =
      group === BEFORE_AFTER && sameAsEs.every((one) => sameAsEn.every((other) => isAboutOtherEvent(one, other)));
    if (!isOtherEvent) return { es, en };
  }
  return null;
}

const statedPole = ({ pole }: Statement): number => pole;

/** Removes from the first list one item for each item of the second with the same pole: ([1, 1, 2], [1, 3], itself) → [1, 2] */
function without<Item>(items: readonly Item[], removed: readonly Item[], poleIn: (item: Item) => number): Item[] {
  const left = removed.map(poleIn);
  return items.filter((item) => {
    const at = left.indexOf(poleIn(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** 'Coma antes de venir' is 'Come after eating': before one event, after another. */
function isAboutOtherEvent(es: Statement, en: Statement): boolean {
  const spanishEvent = events.findIndex(([word]) => word.test(es.about));
  const englishEvent = events.findIndex(([, word]) => word.test(en.about));
  return spanishEvent !== englishEvent;
}

/** The events that instructions put before or after something. No match means an unnamed event. */
const events: readonly (readonly [es: RegExp, en: RegExp])[] = [
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
