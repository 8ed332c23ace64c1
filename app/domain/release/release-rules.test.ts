import { expect, test } from 'vitest';

import { brokenReleaseRules, type ReportToRelease } from './release-rules.ts';

type TestObservation = ReportToRelease['observations'][number];

const observation = (fields: Partial<TestObservation>): TestObservation => ({
  name: 'Glucosa',
  value: '91',
  unit: 'mg/dL',
  catalogUnit: undefined,
  reference_range: '70-100',
  status: 'F',
  value_type: 'NM',
  ...fields,
});

const report = (observations: TestObservation[]): ReportToRelease => ({
  status: 'final',
  isReleased: false,
  exam: 'QUI-001',
  hasMethod: true,
  performer: 'Laboratorio',
  observations,
  isHeldByQuality: false,
  person: { name: 'Ana', document: 'CC 1', birthDate: '1985-07-03' },
  specimen: { type: 'Suero', collectedAt: '2026-11-16T12:00:00Z' },
});

test.each([
  ['a figure with its unit', {}, []],
  ['a figure without a unit', { unit: '' }, ['every-unit']],
  ['pH, which has none', { name: 'pH en orina', unit: '', value: '6.0' }, []],
  ['a density, which has none', { name: 'Densidad', unit: '', value: '1.020' }, []],
  ['INR, which has none', { name: 'INR', unit: '', value: '1.1' }, []],
  ['an index that the catalog gives a unit', { name: 'Índice', unit: '', catalogUnit: '%' }, ['every-unit']],
  ['a component that the catalog gives no unit', { name: 'Osmolaridad', unit: '', catalogUnit: '{ratio}' }, []],
  ['a word', { name: 'Color', unit: '', value: 'Amarillo' }, []],
  ['no value', { value: '' }, ['every-value']],
])('%s', (_, fields, broken) => {
  expect(brokenReleaseRules(report([observation(fields)]))).toEqual(broken);
});
