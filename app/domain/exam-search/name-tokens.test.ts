import { expect, test } from 'vitest';

import { distinctiveWordsOf, fold, queryWords, wordsInName } from './name-tokens.ts';

test('folds letters to the way people type them', () => {
  expect(fold('Hemoglobina Glicosilada, β-hCG µ')).toBe('hemoglobina glicosilada, beta-hcg micro');
  expect(wordsInName('Vitamina D (25-OH)')).toEqual(['vitamina', 'd', '25', 'oh']);
});

test.each([
  ['vitamina de', ['vitamina', 'd']],
  ['vitamina de la', ['vitamina', 'de', 'la']],
  ['hepatitis be', ['hepatitis', 'b']],
  ['Te cuatro libre', ['t4', 'libre']],
  ['b doce', ['b12']],
  ['vitamina d tres', ['vitamina', 'd3']],
  ['curva de dos horas', ['curva', 'de', 'dos', 'horas']],
  ['mi mamá quiere', ['mi', 'quiere']],
  ['biopsia de mama', ['biopsia', 'de', 'mama']],
  ['cuadro hemático', ['cuadro', 'hematico']],
])('%s is read as %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test.each(['constructor', 'hasOwnProperty', '__proto__', 'toString'])('treats %s as an ordinary word', (word) => {
  expect(queryWords(word)).toEqual([fold(word).replaceAll('_', '')]);
});

test('reads no more than ten words of a query', () => {
  expect(queryWords('urea '.repeat(50))).toHaveLength(10);
  expect(queryWords('x'.repeat(500))[0]).toHaveLength(120);
});

test.each([
  ['Alergia a la leche', ['alergia', 'leche']],
  ['Vitamina A (retinol)', ['vitamina', 'a', 'retinol']],
  ['Anticuerpos anti-La (SS-B)', ['anticuerpos', 'anti', 'la', 'ss', 'b']],
  ['La prueba', ['la', 'prueba']],
])('%j has the distinctive words %j', (name, words) => {
  expect(distinctiveWordsOf(name)).toEqual(words);
});
