import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { beginningSoundOf, soundOf } from './sound.ts';

describe('two words sound alike', () => {
  test.each([
    ['hematico', 'ematico'],
    ['bilirrubina', 'vilirubina'],
    ['glicemia', 'glisemia'],
    ['zinc', 'cinc'],
    ['calcio', 'calsio'],
    ['colesterol', 'kolesterol'],
    ['haemoglobin', 'hemoglobin'],
    ['oestradiol', 'estradiol'],
    ['cholesterol', 'colesterol'],
    ['phosphate', 'fosfate'],
    ['psoriasis', 'soriasis'],
    ['giardia', 'jiardia'],
    ['guillain', 'guiyain'],
    ['embarazo', 'enbarazo'],
    ['toxina', 'tocsina'],
    ['tyroides', 'tiroides'],
    ['hierro', 'llerro'],
    ['hierro', 'yerro'],
    ['hueso', 'gueso'],
    ['thyroid', 'tiroid'],
    ['chagas', 'chagaz'],
    ['quiste', 'kiste'],
    ['hormonas', 'hormona'],
    ['anticuerpos', 'anticuerpo'],
    ['colesteroles', 'colesterol'],
  ])('%s, %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });
});

test.each([
  ['hierro', 'cierro'],
  ['tiroides', 'tifoidea'],
  ['cagas', 'chagas'],
  ['b12', 'b1'],
  ['pth', 'pt'],
  ['hbv', 'hb'],
  ['psa', 'sa'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('unfinished words have no plural', () => {
  expect(beginningSoundOf('proges')).toBe('projes');
  expect('projesterona'.startsWith(beginningSoundOf('proges'))).toBe(true);
});

test('every word has a sound', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9ñ]{1,20}$/), (word) => soundOf(word).length > 0));
});
