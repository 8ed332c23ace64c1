import { expect, test } from 'vitest';

import type { ObservationsTable } from '../../../db/result-tables.ts';
import { brokenReleaseRules, type ReportToRelease } from './release-rules.ts';

const observation = (fields: Partial<ObservationsTable>): ObservationsTable => ({
  ...{ report: 'r', version: 1, position: 1, code: '2345-7', sub_id: '', name: 'Glucosa', value: '91', unit: 'mg/dL' },
  ...{
    reference_range: '70-100',
    flags: 'N',
    status: 'F',
    comment: '',
    value_type: 'NM',
    code_system: 'LN',
    observed_at: null,
    method: null,
  },
  ...fields,
});

const report = (observations: ObservationsTable[]): ReportToRelease => ({
  ...{ status: 'final', isReleased: false, exam: 'QUI-001', performer: 'Laboratorio', observations },
  person: { name: 'Ana', document: 'CC 1', birthDate: '1985-07-03' },
  specimen: { type: 'Suero', collectedAt: '2026-11-16T12:00:00Z' },
});

test.each([
  ['a figure with its unit', {}, []],
  ['a figure without a unit', { unit: '' }, ['every-unit']],
  ['pH, which has none', { name: 'pH en orina', unit: '', value: '6.0' }, []],
  ['a density, which has none', { name: 'Densidad', unit: '', value: '1.020' }, []],
  ['INR, which has none', { name: 'INR', unit: '', value: '1.1' }, []],
  ['a word', { name: 'Color', unit: '', value: 'Amarillo' }, []],
  ['no value', { value: '' }, ['every-value']],
])('%s', (_, fields, broken) => {
  expect(brokenReleaseRules(report([observation(fields)]))).toEqual(broken);
});
