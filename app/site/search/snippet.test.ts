import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseQuery, readSearchText } from './read-text.ts';
import { mark, type Segment, snippetOf } from './snippet.ts';

const written = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `«${text}»` : text)).join('');
const read = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

const passageOf = (texts: readonly string[], query: string): Segment[] =>
  snippetOf(
    texts.map((text) => readSearchText(text)),
    parseQuery(query),
  );

describe('marks the matches of the query', () => {
  test.each([
    ['La Glucosa sube', 'glucosa', 'La «Glucosa» sube'],
    ['Triglicéridos y ayuno', 'AYUNO triglic', '«Triglicéridos» y «ayuno»'],
    ['Hemograma', 'hemogrma', '«Hemograma»'],
    ['Sin eso', 'glucosa', 'Sin eso'],
    ['a < b & c', 'b', 'a < «b» & c'],
  ])('%j for %j: %s', (text, query, expected) => {
    expect(written(mark(readSearchText(text), parseQuery(query)))).toBe(expected);
  });

  test('leaves the text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(read(mark(readSearchText(text), parseQuery(query)))).toBe(text);
      }),
    );
  });
});

describe('the passage', () => {
  const filler = 'palabras que no dicen nada de lo que se busca en esta parte del texto, y siguen '.repeat(6);

  test('is the one with the words closest together', () => {
    const text = `ayuno ${filler} ayuno y glucosa, juntos. ${filler}`;
    expect(written(passageOf([text], 'glucosa ayuno'))).toMatch(/^… .*«ayuno» y «glucosa», juntos\. .* …$/);
  });

  test('is the beginning of the first text if no text contains the words', () => {
    expect(written(passageOf(['Primero, corto.', filler], 'ausente'))).toBe('Primero, corto.');
  });

  test('consists of whole words, and is at most a few lines long', () => {
    const words = fc.array(fc.constantFrom('ayuno', 'de', 'glucosa', 'hemograma', 'en', 'la'), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.constantFrom('ayuno', 'glucosa la', 'x'), (list, query) => {
        const shown = read(passageOf([list.join(' ')], query)).replace(/^… | …$/g, '');
        expect(` ${list.join(' ')} `).toContain(` ${shown.trim()} `);
        expect(shown.length).toBeLessThanOrEqual(191);
      }),
    );
  });
});
