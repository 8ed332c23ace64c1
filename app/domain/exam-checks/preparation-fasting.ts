import type { Exam, Words } from '../exams/exam.ts';
import {
  atAnotherTime,
  demanded,
  denied,
  eating,
  fastHours,
  noDemand,
  noFast,
  notEating,
  underCondition,
} from './fasting-words.ts';
import { inFigures } from './figures.ts';
import type { Contradiction } from './finding.ts';
import { remembered } from './remembered.ts';
import { type Language, languages, type PlacedWords } from './words-of.ts';

/** A fast that is told of begins with this many hours: what is asked of saliva is less. */
const SHORTEST_FAST = 2;

interface Told {
  isDenied: boolean;
  isAsked: boolean;
  hours: number[];
}

/** What words say about a fast. */
const toldIn = remembered((words: Words): Told => {
  const told = languages.flatMap((language) =>
    mayTell[language].test(words[language]) ? [toldBy(words, language)] : [],
  );
  return {
    isDenied: told.some((one) => one.isDenied),
    isAsked: told.some((one) => one.isAsked),
    hours: told.flatMap(({ hours }) => hours),
  };
});

/** Most sentences tell nothing of meals: one look instead of twelve. */
const mayTell = {
  es: /ayun|com[aei]|desayun|aliment|almuer|almorz|estómago|ingi?er|pr[uo]e?b|consum|boca|agua/iu,
  en: /fast|eat|meal|food|lunch|stomach|by mouth|water|\bfed\b/iu,
};

function toldBy(words: Words, language: Language): Told {
  const clauses = inFigures(words[language], language).split(/(?<=[.;:!?])\s/u);
  const has = (which: Record<Language, RegExp>) => (clause: string) => which[language].test(clause);
  const isMeal = (clause: string) => has(eating)(clause) && !has(atAnotherTime)(clause);
  const isAsked = (clause: string) =>
    !has(noDemand)(clause) && (has(demanded)(clause) || (has(notEating)(clause) && !has(noFast)(clause)));
  return {
    isDenied: clauses.some((clause) => (has(denied)(clause) || isMeal(clause)) && !has(underCondition)(clause)),
    isAsked: clauses.some(isAsked),
    hours: clauses.flatMap((clause) =>
      [...clause.matchAll(fastHours[language])].flatMap(([, ...hours]) => hours.filter(Boolean).map(Number)),
    ),
  };
}

/** `words` is all that the exam says. */
export function fastingFaults(exam: Exam, words: readonly PlacedWords[]): Contradiction[] {
  const { fasting } = exam.preparation;
  const sentences = words.filter(({ is }) => is === 'sentence');
  if (!fasting) return sentences.flatMap(onlyInWords);
  const faults: Contradiction[] = [];
  const { minHours, maxHours } = fasting;
  if (minHours > maxHours) {
    faults.push({ path: 'preparation.fasting', reason: 'fast-backwards', value: `${minHours} > ${maxHours}` });
  }
  for (const { path, words: said } of sentences) {
    const { isDenied, hours } = toldIn(said);
    if (isDenied) faults.push({ path, reason: 'fast-denied-in-words', value: said.es });
    const others = isInstruction(path) ? hours.filter((hour) => hour < minHours || hour > maxHours) : [];
    if (others.length > 0) {
      faults.push({ path, reason: 'fast-of-other-hours-in-words', value: `${others} ≠ ${minHours}–${maxHours}` });
    }
  }
  return faults;
}

/** Notes may tell what others do; instructions tell this patient. */
function onlyInWords({ path, words }: PlacedWords): Contradiction[] {
  if (!isInstruction(path)) return [];
  const { isDenied, isAsked, hours } = toldIn(words);
  const isTold = isAsked || hours.some((hour) => hour >= SHORTEST_FAST);
  return isTold && !isDenied ? [{ path, reason: 'fast-only-in-words', value: words.es }] : [];
}

const isInstruction = (path: string): boolean => path.startsWith('preparation.');
