import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { encodings, namesTag, negotiateEncoding } from './content-negotiation.ts';

describe('negotiateEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['BR, GZip', 'br'],
    ['deflate, zstd', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['gzip, *', 'br'],
    ['gzip;q=1, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br ; q=0.2 , gzip ; q=0.9', 'gzip'],
    ['gzip;Q=0.1, br;Q=0.9', 'br'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['gzip, identity;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.1, identity;q=0', 'gzip'],
    // A weight that is no number counts as none given.
    ['br;q=nonsense, gzip;q=0.1', 'br'],
    ['gzip;level=9;q=0.3', 'gzip'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    [['br', 'gzip'], 'br'],
  ] as const)('%j → %s', (accepted, expected) => {
    expect(negotiateEncoding(typeof accepted === 'object' ? [...accepted] : accepted)).toBe(expected);
  });

  test('only chooses an encoding that the client accepts', () => {
    const weight = fc.constantFrom('', ';q=0', ';q=0.3', ';q=1');
    const entry = fc.tuple(fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*'), weight);
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([name]) => name }), (entries) => {
        const chosen = negotiateEncoding(entries.map((parts) => parts.join('')).join(', '));
        const said = entries.find(([name]) => name === chosen) ?? entries.find(([name]) => name === '*');
        // When the client refuses everything, plain text is sent anyway.
        if (chosen === 'identity') return;
        expect(said).toBeDefined();
        expect(said?.[1]).not.toBe(';q=0');
      }),
    );
  });

  test('answers any header, and gives the same answer the next time', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const first = negotiateEncoding(header);
        expect(encodings).toContain(first);
        expect(negotiateEncoding(header)).toBe(first);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('namesTag', () => {
  test.each([
    ['W/"b"', true],
    ['"b"', true],
    ['W/"a", W/"b"', true],
    ['"a","b"', true],
    ['  W/"b"  ', true],
    ['*', true],
    [' * ', true],
    ['W/"a"', false],
    ['W/"bb"', false],
    ['b', false],
    ['', false],
    ['W/"a", "c"', false],
  ])('%s names W/"b": %s', (header, expected) => {
    expect(namesTag(header, 'W/"b"')).toBe(expected);
  });
});
