import { expect, test } from 'vitest';

import { changesBetween, type ReadObservation } from './report-changes.ts';

const row = (code: string, value: string, position = 1): ReadObservation => ({
  position,
  code,
  sub_id: '',
  name: code,
  value,
  unit: 'mg/dL',
  reference_range: '70-105',
  flags: '',
  status: 'F',
  comment: null,
  code_system: 'LN',
  value_type: 'NM',
  method: null,
});

test('names each changed value, with what stood there before', () => {
  const changes = changesBetween([row('GLU', '98'), row('CRE', '1.1', 2)], [row('GLU', '89'), row('CRE', '1.10', 2)]);
  expect(changes.changed.map(({ position, before }) => [position, before?.value])).toEqual([
    [1, '98'],
    [2, '1.1'],
  ]);
});

test('names new and removed rows', () => {
  const changes = changesBetween([row('GLU', '98')], [row('CRE', '1.1')]);
  expect(changes.changed).toEqual([{ position: 1, before: null }]);
  expect(changes.removed.map(({ code }) => code)).toEqual(['GLU']);
});

test('a new name, place, or comment alone is no change of the value', () => {
  expect(changesBetween([row('GLU', '98')], [{ ...row('GLU', '98', 7), name: 'Glicemia', comment: 'x' }])).toEqual({
    changed: [],
    removed: [],
  });
});
