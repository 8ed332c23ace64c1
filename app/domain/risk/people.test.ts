import fc from 'fast-check';
import { expect, test } from 'vitest';

import { peopleOfHundred } from './people.ts';

test.each([
  [0, { kind: 'fewer-than-one' }],
  [0.99, { kind: 'fewer-than-one' }],
  [1, { kind: 'count', people: 1 }],
  [1.49, { kind: 'count', people: 1 }],
  [1.5, { kind: 'count', people: 2 }],
  [10, { kind: 'count', people: 10 }],
  [99, { kind: 'count', people: 99 }],
  [99.01, { kind: 'more-than-99' }],
  [100, { kind: 'count', people: 100 }],
  [-0.1, null],
  [100.1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%d %%', (percent, picture) => {
  expect(peopleOfHundred(percent)).toEqual(picture);
});

test('never shows fewer people for a greater risk', () => {
  const shown = (percent: number): number => {
    const picture = peopleOfHundred(percent);
    return picture?.kind === 'count' ? picture.people : picture?.kind === 'more-than-99' ? 99.5 : 0;
  };
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, (one, other) => {
      expect(shown(Math.max(one, other))).toBeGreaterThanOrEqual(shown(Math.min(one, other)));
    }),
  );
});
