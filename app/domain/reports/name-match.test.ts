import fc from 'fast-check';
import { expect, test } from 'vitest';

import { namesMatch } from './name-match.ts';

test.each([
  ['Yesenia Ochoa Marín', 'marin yes', true],
  ['Yesenia Ochoa Marín', 'OCHOA', true],
  ['Sofía Núñez', 'nunez', true],
  ['Yesenia Ochoa Marín', 'choa', false],
  ['Yesenia Ochoa Marín', 'ochoa pérez', false],
  ['Yesenia Ochoa Marín', ' · ', false],
])('(%s, %s) → %s', (name, typed, matches) => {
  expect(namesMatch(name, typed)).toBe(matches);
});

test('the words of a name find it in any order', () => {
  const word = fc.stringMatching(/^[a-zñáéíóú]{1,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(namesMatch(words.join(' '), words.toReversed().join(' '))).toBe(true);
    }),
  );
});
