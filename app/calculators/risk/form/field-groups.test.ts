import { expect, test } from 'vitest';

import { calculators } from './calculator.ts';
import { fieldGroupsOf } from './field-groups.ts';
import { riskFields } from './risk-fields.ts';

test.each(calculators)('the groups of %s keep its fields in their order, and no group comes twice', (calculator) => {
  const groups = fieldGroupsOf(calculator);
  expect(groups.flatMap(({ fields }) => fields)).toEqual(riskFields[calculator]);
  const names = groups.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('HEARTS asks about symptoms first, then about the person, then for numbers', () => {
  expect(fieldGroupsOf('hearts').map(({ name }) => name)).toEqual(['now', 'you', 'numbers']);
});
