import { expect, test } from 'vitest';

import type { Component } from '../../domain/exams/component.ts';
import { readRuleForm } from './read-rule-form.ts';

const number: Component = {
  id: 'glucose',
  name: { es: 'Glucosa', en: 'Glucose' },
  loinc: '1558-6',
  unit: 'mg/dL',
  decimals: 0,
  intervals: [],
  expected: null,
};
const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ dias: '90', ...fields })) form.set(name, value);
  return readRuleForm(form, { exam: 'QUI-001', components: [number] });
};

test.each([
  [{ 'minimo-glucose': '60', 'maximo-glucose': '180', 'delta-glucose': '30' }, ['60', '180', 30]],
  [{ 'maximo-glucose': '4,5' }, [null, '4,5', null]],
] as const)('%o is stored as typed', (fields, [low, high, delta]) => {
  expect(read(fields)?.limits).toEqual([{ component: 'glucose', low, high, delta_percent: delta }]);
});

test.each([
  [{}],
  [{ 'minimo-glucose': 'x' }],
  [{ 'delta-glucose': '30' }],
  [{ 'minimo-glucose': '5', 'maximo-glucose': '4' }],
  [{ 'minimo-glucose': '5', 'delta-glucose': '0' }],
  [{ 'minimo-glucose': '5', dias: '0' }],
  [{ 'minimo-glucose': '5', dias: '-1' }],
])('%o is refused', (fields) => {
  expect(read(fields)).toBeNull();
});
