import { describe, expect, test } from 'vitest';
import { findExams } from '../../app/domain/exam-search/find-exams.ts';
import { indexOf } from '../../app/domain/exam-search/index-of.ts';
import { nearestExams } from '../../app/domain/exam-search/nearest-exams.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { judgedQueries } from './judged-queries.ts';
import { relevanceOf } from './relevance.ts';
import { unseenQueries } from './unseen-queries.ts';

const index = indexOf(createCatalogue(demonstrationExams));
const search = (query: string): string[] => findExams(index, query).map(({ record }) => record.code);

describe.each([
  ['the queries that the search was tuned on', judgedQueries, 220, { recall: 0.98, rank: 0.97 }],
  ['queries that were written afterward', unseenQueries, 100, { recall: 0.95, rank: 0.93 }],
])('%s', (_, queries, least, floor) => {
  test('are numerous, and name existing exams', () => {
    const codes = new Set(index.records.map(({ code }) => code));
    expect(queries.length).toBeGreaterThanOrEqual(least);
    const unknown = queries.flatMap(({ query, meant, near }) =>
      [...meant, ...near].filter((code) => !codes.has(code)).map((code) => `${query}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  test('find the intended exams', () => {
    const { recallAt5, meanReciprocalRank, faults } = relevanceOf(search, queries);
    console.log(
      `Of ${queries.length} queries: recall@5 ${recallAt5.toFixed(3)}, MRR ${meanReciprocalRank.toFixed(3)}.`,
    );
    const said = faults.map(({ query, found }) => `${query} → ${found.join(' ')}`).join('\n');
    expect(recallAt5, said).toBeGreaterThanOrEqual(floor.recall);
    expect(meanReciprocalRank, said).toBeGreaterThanOrEqual(floor.rank);
  });
});

// 'foobarzzz' found two allergy tests by 'flower', and 'unicornio' resembled 'coriónica'.
test.each(['foobarzzz', 'qwerty', 'unicornio', 'zapatos', 'bicicleta', 'foobarbaz', 'xyzzy', 'elefante', 'blorptang'])(
  'nonsense finds no exam and resembles none: %s',
  (nonsense) => {
    expect(search(nonsense)).toEqual([]);
    expect(nearestExams(index, nonsense, 6).map(({ code }) => code)).toEqual([]);
  },
);

test.each([
  ['hemogenia', 'HEM-001'],
  ['protombrima', 'COA-001'],
  ['uroanalitico', 'ORI-001'],
])('a badly misspelled name still resembles its exam: %s', (misspelled, code) => {
  expect(search(misspelled)).toEqual([]);
  expect(nearestExams(index, misspelled, 6).map((record) => record.code)).toContain(code);
});

test('the relevance measure tells a bad search from a good one', () => {
  const judged = judgedQueries.slice(0, 50);
  expect(relevanceOf(() => [], judged)).toMatchObject({ recallAt5: 0, meanReciprocalRank: 0 });
  const perfect = new Map(judged.map(({ query, meant }) => [query, meant]));
  expect(relevanceOf((query) => perfect.get(query) ?? [], judged)).toEqual({
    recallAt5: 1,
    meanReciprocalRank: 1,
    faults: [],
  });
  const second = relevanceOf((query) => ['XXX-000', ...(perfect.get(query) ?? [])], judged);
  expect(second).toMatchObject({ recallAt5: 1, meanReciprocalRank: 0.5 });
});
