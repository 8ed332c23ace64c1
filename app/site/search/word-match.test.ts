import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, searchWordsIn, termsOf } from './query-tokens.ts';
import { answers, exchangesOf, isOneLetterOff } from './word-match.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const longWord = fc.stringMatching(/^[a-z]{5,12}$/);

describe('words', () => {
  test.each([
    ['Vitamina D y B12', ['vitamina', 'd', 'y', 'b12']],
    ['¿Cuánto cuesta?', ['cuanto', 'cuesta']],
    ['HbA1c · 24–48', ['hba1c', '24', '48']],
    ['β-hCG', ['β', 'hcg']],
    ['', []],
  ])('%j → %j', (text, words) => {
    expect(searchWordsIn(text)).toEqual(words);
  });

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test.each([
    ['la Glucosa y la glucosa', ['glucosa']],
    ['qué es la TSH', ['tsh']],
    ['de la', ['de', 'la']],
    ['?!', []],
  ])('a query for %j searches for %j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });

  test('a query of any length searches for its first eight words, within its first hundred letters', () => {
    expect(termsOf('ab cd ef gh ij kl mn op qr st')).toEqual(['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op']);
    expect(termsOf(`${'a'.repeat(99)}bc`)).toEqual([`${'a'.repeat(99)}b`]);
    const words = fc.array(word, { minLength: 9 });
    fc.assert(
      fc.property(words, (list) => {
        expect(termsOf(list.join(' ')).length).toBeLessThan(9);
      }),
    );
  });
});

describe('a word of a text', () => {
  test.each([
    ['glucosa', 'glucosa', true],
    ['gluc', 'glucosa', true],
    ['glucoza', 'glucosa', true],
    ['glucsa', 'glucosa', true],
    ['gluucosa', 'glucosa', true],
    ['gulcosa', 'glucosa', true],
    ['vitaminas', 'vitamina', true],
    ['horas', 'hora', true],
    ['glcsa', 'glucosa', false],
    ['hora', 'hola', false],
    ['g', 'glucosa', false],
    ['cosa', 'glucosa', false],
  ])('of the query %s is answered by %s: %s', (term, other, expected) => {
    expect(answers(term, other)).toBe(expected);
  });

  test('a letter omitted, inserted, replaced or transposed is one letter off, in both directions', () => {
    fc.assert(
      fc.property(longWord, fc.nat(), fc.constantFrom('x', 'é'), (text, at, letter) => {
        const index = at % (text.length - 1);
        const [before, after] = [text.slice(0, index), text.slice(index)];
        const others = [
          before + after.slice(1),
          before + letter + after,
          before + letter + after.slice(1),
          `${before}${after[1]}${after[0]}${after.slice(2)}`,
        ];
        for (const other of others.filter((one) => one !== text)) {
          expect(isOneLetterOff(text, other)).toBe(true);
          expect(isOneLetterOff(other, text)).toBe(true);
        }
      }),
    );
  });

  test('two exchanged letters count as one typo in a long word, and do not match in a short one', () => {
    expect(exchangesOf('sodio')).toEqual(['osdio', 'sdoio', 'soido', 'sodoi']);
    expect(exchangesOf('hola')).toEqual([]);
    fc.assert(
      fc.property(longWord, (term) => {
        for (const other of exchangesOf(term)) expect(other === term || isOneLetterOff(term, other)).toBe(true);
      }),
    );
  });
});
