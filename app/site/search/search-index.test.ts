import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findIn, indexDocuments, type SearchDocument } from './search-index.ts';

const document = (id: string, words: Partial<SearchDocument>): SearchDocument => ({
  id,
  kind: 'page',
  href: `/${id}`,
  name: '',
  heading: '',
  keywords: [],
  lead: '',
  questions: [],
  body: '',
  ...words,
});

const find = (query: string, ...documents: SearchDocument[]): string[] =>
  findIn(indexDocuments(documents), query).map(({ id }) => id);

describe('the field of a word decides the rank', () => {
  const places: [string, Partial<SearchDocument>][] = [
    ['heading', { heading: 'El colesterol' }],
    ['keywords', { keywords: ['colesterol'] }],
    ['questions', { questions: [{ question: '¿Qué es el colesterol?', answer: '' }] }],
    ['lead', { lead: 'Del colesterol' }],
    ['body', { body: 'Sobre el colesterol' }],
  ];

  test('heading before keywords, questions, lead and body, in any order of documents', () => {
    const documents = places.map(([id, words]) => document(id, words));
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (shuffled) => {
        expect(find('Colesterol', ...shuffled)).toEqual(places.map(([id]) => id));
      }),
    );
  });

  test('a body that repeats the word does not outrank a heading', () => {
    const often = document('often', { body: 'colesterol '.repeat(500) });
    expect(find('colesterol', often, document('heading', { heading: 'Colesterol' }))).toEqual(['heading', 'often']);
  });
});

describe('a query', () => {
  const fasting = document('fasting', { heading: 'El ayuno', body: 'glucosa y triglicéridos' });
  const count = document('count', { heading: 'El hemograma', body: 'no pide ayuno; glóbulos blancos' });
  const thyroid = document('thyroid', { heading: 'Tiroides', body: 'TSH y T4' });

  test.each([
    ['ayuno', ['fasting', 'count']],
    ['AYÚNO', ['fasting', 'count']],
    ['globulos', ['count']],
    ['trigli', ['fasting']],
    ['hemogrma', ['count']],
    ['hemogarma', ['count']],
    ['tiroydes', ['thyroid']],
    ['ayuno glucosa', ['fasting']],
    ['t4', ['thyroid']],
    ['paracaídas', []],
    ['', []],
    ['!!', []],
  ])('%j finds %j', (query, ids) => {
    expect(find(query, fasting, count, thyroid)).toEqual(ids);
  });

  test('without a common document finds those with some of its words', () => {
    expect(find('hemograma tiroides', fasting, count, thyroid).sort()).toEqual(['count', 'thyroid']);
  });

  test('ranks the exact word before a prefix match, and that before a misspelling', () => {
    const documents = ['sangrado', 'sangra', 'sangre'].map((heading) => document(heading, { heading }));
    expect(find('sangre', ...documents)).toEqual(['sangre', 'sangra']);
    expect(find('sangr', ...documents)).toEqual(['sangra', 'sangre', 'sangrado']);
  });

  test('of any text gets an answer', () => {
    const index = indexDocuments([fasting, count, thyroid]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        expect(findIn(index, query).length).toBeLessThan(4);
      }),
    );
  });
});
