import { type CatalogueIndex, withoutImpliedWords } from '../catalogue-index.ts';
import { bitsIn, lettersOf } from '../letters.ts';
import { isStopWord, wordsInName } from '../name-tokens.ts';
import type { SearchRecord } from '../search-record.ts';
import { soundOf } from '../sound.ts';

/** The strength of a name: the exam's own name, a synonym, or a part of its own name. */
const OWN = 3;
const SYNONYM = 2;
const PART = 1;

/** An exam with a certain name. */
interface NamedExam {
  record: SearchRecord;
  strength: number;
  /** The letters of the name, as a bit set. */
  letters: number;
}

/** The exams with exactly this name. Either one of them is meant, or the visitor must choose. */
export interface ExactMatch {
  /** The exam that is meant; null if the visitor must choose. */
  exam: SearchRecord | null;
  /** Whether the name is that exam's own, and not a synonym or a part. */
  isOwnName: boolean;
  all: readonly SearchRecord[];
}

/** A number or an amount, which names nothing alone: the 2 of 'VIH 1 y 2', '24 horas', '75 g'. */
const amount = /^(?:\d+(?:h|hs|hr|hrs|g|gr|mg|ml|min)?|h|hr|hrs|horas?|hours?|g|gr|gramos?|grams?|mg|ml|min)$/;

/** By the key of the name (`keyOf`). */
type Names = ReadonlyMap<string, readonly NamedExam[]>;
const known = new WeakMap<CatalogueIndex, Names>();

/** Finds the exams with exactly this name, by spelling or by sound: ['parcial', 'de', 'orina'] → Uroanálisis. Null if there is none. */
export function examsNamed(index: CatalogueIndex, words: readonly string[]): ExactMatch | null {
  if (/^\d/.test(words[0] ?? '') && words.every((word) => amount.test(word))) return null;
  const names = known.get(index) ?? namesIn(index);
  known.set(index, names);
  const written = lettersOf(words.join(''));
  // Words that sound alike must also share letters: 'zzyzzx' is not a cyst. A single letter must be a whole name ('K'): 'a, b, c' is not an
  // HLA type.
  const all = (names.get(keyOf(index, words)) ?? []).filter(
    ({ letters, strength }) =>
      bitsIn(written & letters) * 2 >= bitsIn(written) && (strength > PART || words.some((word) => word.length > 1)),
  );
  const strongest = Math.max(...all.map(({ strength }) => strength));
  const best = all.filter(({ strength }) => strength === strongest);
  const likely = all.filter(({ strength }) => strength >= SYNONYM);
  // 'TSH' means the most requested exam; 'tiroides' is also a panel, so the visitor must choose.
  const frequent = likely.some(({ record }) => record.isPackage) ? [] : likely.filter(({ record }) => record.frequent);
  if (all.length === 0) return null;
  const meant = onlyOne(frequent) ?? onlyOne(best) ?? muchCommoner(best);
  return {
    exam: meant && !isOneKindOf(meant, all) ? meant.record : null,
    isOwnName: meant?.strength === OWN,
    all: all
      .toSorted((a, b) => b.strength - a.strength || b.record.common - a.record.common)
      .map(({ record }) => record),
  };
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** 'Rubéola' and 'dengue' do not say which antibody is meant: the IgG, the IgM, or the antigen. */
const isOneKindOf = (meant: NamedExam, all: readonly NamedExam[]): boolean =>
  meant.strength < OWN &&
  kind.test(meant.record.name.es) &&
  all.some(({ record }) => isOtherKind(record, meant.record));

const kind = /\b(?:Ig[AEGM]|NS1)\b/;
const isOtherKind = (one: SearchRecord, other: SearchRecord): boolean =>
  kind.test(one.name.es) && kind.exec(one.name.es)?.[0] !== kind.exec(other.name.es)?.[0];

/** An exam whose `common` is this much lower is rarely meant: 'PTT' is the clotting time, and also a rare disease. */
const RARER = 0.5;

/** The most common of these exams, if it is much more common than the next. */
function muchCommoner(called: readonly NamedExam[]): NamedExam | undefined {
  const [first, second] = called.toSorted((a, b) => b.record.common - a.record.common);
  return first && second && first.record.common - second.record.common >= RARER ? first : undefined;
}

/** The exams by all their names. */
function namesIn(index: CatalogueIndex): Names {
  const names = new Map<string, NamedExam[]>();
  for (const record of index.records) {
    for (const [label, strength] of labelsOf(record)) {
      const words = wordsInName(label);
      const key = keyOf(index, words);
      const called = names.get(key) ?? [];
      const same = called.find((one) => one.record === record);
      const letters = lettersOf(words.join(''));
      if (!same) called.push({ record, strength, letters });
      else {
        same.strength = Math.max(same.strength, strength);
        same.letters |= letters;
      }
      names.set(key, called);
    }
  }
  names.delete('');
  return names;
}

/** All names of an exam with their strengths. */
const labelsOf = ({ name, synonyms, area }: SearchRecord): [string, number][] => [
  ...[name.es, name.en].flatMap((own): [string, number][] => [
    [own, OWN],
    [withoutImpliedWords(own), OWN],
    [own.replace(/\s*\([^()]*\)/g, ''), PART],
    [own.replace(/[,:(].*$/, ''), PART],
    [own.replace(/,?\s*\b(?:anticuerpos|antibodies)\b/i, ''), PART],
    [own.replace(/ (?:parcial|de 24 horas)$/, ''), PART],
    ...[...own.matchAll(/\(([^()]*)\)/g)].map(([, inner = '']): [string, number] => [inner, PART]),
  ]),
  ...synonyms.map((other): [string, number] => [other, isWeak(other, area) ? PART : SYNONYM]),
];

/**
 * Whether a synonym is as weak as a part of a name. 'T3' is a hormone rather than the code of a pollen, and a disease alone is not an exam,
 * although an 'examen de la anemia' exists.
 */
const isWeak = (other: string, area: SearchRecord['area']): boolean =>
  (area === 'allergy' && allergenCode.test(other)) ||
  /^(?:ex[aá]menes|examen|test|exam|tests) (?:de|del|para|for) /i.test(other);

const allergenCode = /^[a-z]{1,2}\d{1,3}$/i;

/** After these words, a letter is a name: 'hepatitis a', 'vitamina e', 'anti la'. */
const namedByLetter = new Set(
  'anti hepatitis vitamina vitamin influenza factor lipoproteina grupo omega proteina'.split(' '),
);

/** The key of a name: the sounds of its distinctive words, without spaces. 'CA 125' and 'ca125' have the same key. */
export function keyOf({ vocabulary: { numberOf, sounds } }: CatalogueIndex, words: readonly string[]): string {
  const distinctive = words.filter((word, place) => {
    if (!isStopWord(word)) return true;
    // The morning, after the name of an exam: 'cortisol AM'.
    if (word === 'am' && place > 0) return true;
    const before = words[place - 1] ?? '';
    return place > 0 && word.length <= 2 && (place === words.length - 1 || namedByLetter.has(before));
  });
  const soundIn = (word: string): string => sounds[numberOf.get(word) ?? -1] ?? soundOf(word);
  return (distinctive.length > 0 ? distinctive : words).map(soundIn).join('');
}
