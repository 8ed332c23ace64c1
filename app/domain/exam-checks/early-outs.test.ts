/**
 * The rules that read sentences look closely only where a quick look says that there is something to find: an import of 100,000 exams
 * spent half its time on sentences without a number or a negation. Here they look closely at everything, and both ways have to find the
 * same in sentences made of everything they know.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Words } from '../exams/exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import { checkCatalogue } from './catalogue-checks.ts';
import { negationsIn } from './negations-in.ts';
import { numberFaults } from './numbers-differ.ts';

const pieces = (words: string): string[] => words.split('|');
const figures = pieces(
  '8|12|1.500|1,500|0,35|7:00 a. m.|7 pm|19:00|48 horas|48 hours|2 días|2 days|30 minutos|30 minutes|10³|B12|T4|omega-3|3|1:80|1.005|𝒜-3',
);
const spanish = [
  ...pieces('No|no|sin|ni|nunca|sin embargo|no solo|al menos|evite|, no|y no|nada|solo|hasta|ayuna|excepto|impide'),
  ...pieces(
    'media hora|doscientos|mil|cien|y media|un cuarto de hora|de la tarde|dos|las dos|treinta|y|seis|un|hora|segunda|ambos|mil|once|coma|Tome|agua.|Luego|¿Sí?|Ningún|SIN|niño|nota',
  ),
];
const english = [
  ...pieces(
    "No|not|without|nor|never|nonetheless|not only|don’t|can't|avoid|, not|and no|only|until|fast|except|unable",
  ),
  ...pieces(
    'half an hour|hundred|and a half|a quarter of an hour|in the afternoon|two|the two|thirty|six|one|hour|second|both|thousand|once|eat|Drink|water.|Then|None|NOT|note|known|non-fat',
  ),
];
const sentence = (words: readonly string[]) =>
  fc
    .array(fc.constantFrom(...words, ...figures), { minLength: 1, maxLength: 9 })
    .map((chosen) => chosen.join(' ').replaceAll(' ,', ','));
const saying = fc.record({ es: sentence(spanish), en: sentence(english) });

test('of negations nothing escapes the quick look', () => {
  let found = 0;
  fc.assert(
    fc.property(saying, (words) => {
      const expected = negationsDiffering(words);
      found += expected.length;
      expect(findings(words, 'negation-differs')).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('of numbers nothing escapes the quick look', () => {
  let found = 0;
  fc.assert(
    fc.property(saying, (words) => {
      const expected = numbersDiffering(words);
      found += expected.length;
      expect(findings(words, 'numbers-differ')).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

/** Twice: the second time it is remembered. */
function findings(words: Words, kind: 'negation-differs' | 'numbers-differ'): string[] {
  const once = () =>
    checkCatalogue([plainExam({ notes: words })], [], [kind]).map(({ reason, value }) => `${reason}: ${value}`);
  const first = once();
  expect(once()).toEqual(first);
  return first;
}

function negationsDiffering(words: Words): string[] {
  const [inEs, inEn] = [sentencesOf(words.es), sentencesOf(words.en)];
  const pairs = inEs.length === inEn.length ? inEs.map((es, index) => ({ es, en: inEn[index] ?? '' })) : [words];
  return pairs.flatMap(({ es, en }) => {
    const [here, there] = [negationsIn(es, 'es'), negationsIn(en, 'en')].map((told) => ({
      ...told,
      instead: told.instead(),
    }));
    if (!here || !there) return [];
    const isShort = (one: typeof here, other: typeof here) =>
      one.most + one.instead.reduce((sum, times, line) => sum + Math.max(0, times - (other.instead[line] ?? 0)), 0) <
      other.least;
    if (isShort(there, here)) return [`only-in-spanish: ${es} / ${en}`];
    return isShort(here, there) ? [`only-in-english: ${es} / ${en}`] : [];
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[¿¡«"“(]?[\p{Lu}\d])/u);

const numbersDiffering = (words: Words): string[] =>
  numberFaults(words).map(({ reason, value }) => `${reason}: ${value}`);
