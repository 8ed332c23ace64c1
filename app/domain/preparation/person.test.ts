import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nobodyInParticular, personFacts, personGroups, personIn, personText } from './person.ts';

const anybody = fc.record({
  group: fc.option(fc.constantFrom(...personGroups)),
  facts: fc.subarray([...personFacts]),
});

test('the address encodes every person exactly, with digits only', () => {
  fc.assert(
    fc.property(anybody, (person) => {
      expect(personIn(personText(person))).toEqual(person);
      expect(personText(person)).toMatch(/^\d*$/);
    }),
  );
  expect(personText(nobodyInParticular)).toBe('');
});

test.each([
  ['', null, []],
  ['3', 'pregnant', []],
  ['83', 'pregnant', ['insulin']],
  ['0', null, ['biotin']],
  ['x<script>', null, []],
  ['12', 'woman', []],
])('%j', (text, group, facts) => {
  expect(personIn(text)).toEqual({ group, facts });
});
