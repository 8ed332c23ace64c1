import { expect, test } from 'vitest';

import type { ObservationFields } from './observation-rows.ts';
import { nextVersion, type SentVersion } from './report-version.ts';

const value = (code: string, text: string, status = 'F'): ObservationFields => ({
  code,
  code_system: 'LN',
  sub_id: '',
  name: code,
  value_type: 'NM',
  value: text,
  unit: 'g/dL',
  reference_range: '',
  flags: '',
  status,
  observed_at: null,
  comment: null,
  method: null,
});
const sent = (status: SentVersion['status'], issuedAt: string, ...observations: ObservationFields[]): SentVersion => ({
  status,
  issuedAt,
  observations,
  comment: null,
});
const valuesOf = ({ observations }: SentVersion) => observations.map((one) => `${one.code} ${one.value} ${one.status}`);

test('a correction of one value keeps the others', () => {
  const next = nextVersion(
    sent('final', '1', value('A', '1'), value('B', '2')),
    sent('corrected', '2', value('B', '2.50', 'C')),
  );
  expect([next.status, valuesOf(next)]).toEqual(['corrected', ['A 1 F', 'B 2.50 C']]);
});

test('a final report replaces the whole preliminary one', () => {
  const next = nextVersion(
    sent('preliminary', '1', value('A', '1', 'P'), value('B', '2', 'P')),
    sent('final', '2', value('A', '3')),
  );
  expect([next.status, valuesOf(next)]).toEqual(['final', ['A 3 F']]);
});

test('OBX-11 U makes a value final that is not sent again', () => {
  const next = nextVersion(sent('preliminary', '1', value('A', '1', 'P')), sent('final', '2', value('A', '', 'U')));
  expect(valuesOf(next)).toEqual(['A 1 F']);
});

test('a deleted value disappears, and the rest is a correction; the last one withdraws the report', () => {
  const both = sent('final', '1', value('A', '1'), value('B', '2'));
  const next = nextVersion(both, sent('withdrawn', '2', value('B', '', 'D')));
  expect([next.status, valuesOf(next)]).toEqual(['corrected', ['A 1 F', 'B  D']]);
  expect(nextVersion(sent('final', '1', value('A', '1')), sent('withdrawn', '0', value('A', '', 'W'))).status).toBe(
    'withdrawn',
  );
});

test('the same content again changes nothing, and stays released', () => {
  expect(nextVersion(sent('final', '1', value('A', '1')), sent('final', '2', value('A', '1'))).setAside).toBe(
    'unchanged',
  );
});
