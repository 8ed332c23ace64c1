import { expect, test } from 'vitest';
import { answerChoice } from './catalogue-answer.ts';
import { indexCatalogue } from './catalogue-index.ts';
import { readChoice } from './exam-choice.ts';
import { recordFor } from './fixtures/record-for.ts';

const index = indexCatalogue([
  recordFor('HEM-001', 'Hemograma', 'Complete blood count', ['cuadro hemático']),
  recordFor('END-001', 'TSH', 'TSH'),
  recordFor('HEM-005', 'Tiempo de protrombina', 'Prothrombin time', ['PT']),
  recordFor('INM-009', 'Proteína total', 'Total protein', ['PT']),
]);
const answer = (query: string) =>
  answerChoice(index, readChoice(new URLSearchParams(query)), { locale: 'es', frequent: ['END-001'] });

test('an exam says under which other name it was found, and nothing that only the search needs', () => {
  const [exam] = answer('q=cuadro+hematico').shown;
  expect(exam).toMatchObject({ code: 'HEM-001', also: 'cuadro hemático' });
  expect(exam).not.toHaveProperty('synonyms');
});

test('the catalog’s first view shows the most requested exams, the laboratory’s own choice first', () => {
  const { shown, mostAsked, count } = answer('');
  expect({ shown, count }).toEqual({ shown: [], count: 4 });
  expect(mostAsked[0]?.code).toBe('END-001');
  expect(answer('area=chemistry').mostAsked).toEqual([]);
});

test('an order says which exam each piece is, and asks about the others', () => {
  const { order, shown } = answer('q=Hemograma, TSH, PT');
  expect(order?.pieces.map(({ text, code, choices }) => [text, code, choices.length])).toEqual([
    ['Hemograma', 'HEM-001', 0],
    ['TSH', 'END-001', 0],
    ['PT', null, 2],
  ]);
  expect(shown.map(({ code, also }) => [code, also])).toEqual([
    ['HEM-001', null],
    ['END-001', null],
  ]);
});

test('a query without matches gets similar exams', () => {
  expect(answer('q=hemogrma+zzz').nearest.map(({ code }) => code)).toContain('HEM-001');
});

test('an answer survives the page, which carries it as JSON', () => {
  for (const query of ['', 'q=Hemograma, TSH, PT', 'q=zzz']) {
    expect(JSON.parse(JSON.stringify(answer(query)))).toEqual(answer(query));
  }
});

test('a corrected query can be searched as it is typed', () => {
  expect(answer('q=hemogrma')).toMatchObject({ count: 1, corrected: 'hemograma' });
  expect(answer('q=hemogrma&literal=1')).toMatchObject({ count: 0, corrected: null });
  expect(answer('q=hemograma&literal=1').count).toBe(1);
});
