import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, searchWordsIn } from './query-tokens.ts';
import { parseQuery, readSearchText } from './read-text.ts';

test('reads a text into its indexed words, each at its position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { words, starts, ends } = readSearchText(text);
      expect(words.map((_, position) => foldText(text.slice(starts[position], ends[position])))).toEqual(words);
    }),
  );
  expect(readSearchText('Vitamina D, β-hCG y triglicéridos').words).toEqual(
    searchWordsIn('Vitamina D, β-hCG y triglicéridos'),
  );
});

test.each([
  ['glucosa ayuno', 'ayuno', 'ayuno'],
  ['glucosa ayuno', 'glucosas', 'glucosa'],
  ['glucosa ayuno', 'hemograma', null],
  ['', 'glucosa', null],
])('asked by %j, %j answers %j, the first time and again', (query, word, term) => {
  const asked = parseQuery(query);
  expect([asked(word), asked(word)]).toEqual([term, term]);
});
