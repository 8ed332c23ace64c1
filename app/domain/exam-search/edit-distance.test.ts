import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editDistance } from './edit-distance.ts';

test.each([
  ['glucosa', 'glucosa', 0],
  ['glucosa', 'glucsoa', 1],
  ['glucosa', 'gluosa', 1],
  ['glucosa', 'glucossa', 1],
  ['glucosa', 'glucoza', 1],
  ['glucosa', 'gulcoza', 2],
  ['sal', 'sal', 0],
])('%s, %s: %d', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

test('stops counting at the given maximum', () => {
  expect(editDistance('sal', 'cal', 0)).toBe(1);
  expect(editDistance('hemograma', 'ferritina', 2)).toBe(3);
  expect(editDistance('urea', 'bilirrubina', 1)).toBe(2);
});

const word = fc.stringMatching(/^[a-d]{0,8}$/);

/** The textbook definition of optimal string alignment. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const steps = [
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    steps.push(slowDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...steps);
}

test('agrees with the definition up to the maximum', () => {
  const short = fc.stringMatching(/^[a-c]{0,5}$/);
  fc.assert(
    fc.property(short, short, fc.nat({ max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(most + 1, slowDistance(a, b)));
    }),
  );
});

test('is symmetric', () => {
  fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 3) === editDistance(b, a, 3)));
});
