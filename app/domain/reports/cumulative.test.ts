import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cumulativeTable, type PatientValue } from './cumulative.ts';

const glucose: PatientValue = {
  report: 'r1',
  exam: 'QUI-001',
  examCode: '903841',
  at: '2026-11-16T11:45:00Z',
  status: 'final',
  code: '1558-6',
  codeSystem: 'LN',
  subId: '',
  name: 'Glucosa',
  value: '91.0',
  unit: 'mg/dL',
  range: '70-100',
  flags: 'N',
  comment: null,
  specimen: 'Suero',
  performer: 'Yarumo',
};

const told = (values: readonly PatientValue[]) =>
  cumulativeTable(values).groups.flatMap(({ rows }) =>
    rows.map(({ unit, differences, cells }) => ({
      unit,
      differences,
      cells: cells.map((cell) => cell.map(({ value }) => value).join(' ')),
    })),
  );

describe('comparable values', () => {
  test('share a row, the newest first, each as sent', () => {
    const older = { ...glucose, report: 'r0', at: '2026-05-02T11:45:00Z', value: '1.10' };
    expect(told([older, glucose])).toEqual([{ unit: 'mg/dL', differences: [], cells: ['91.0', '1.10'] }]);
  });

  test('say where the interval or the laboratory changed', () => {
    const older = { ...glucose, at: '2026-05-02T11:45:00Z', range: '70-110', performer: 'Otro' };
    const [row] = cumulativeTable([glucose, older]).groups[0]?.rows ?? [];
    expect(row?.cells.map(([cell]) => cell?.changes)).toEqual([['interval', 'laboratory'], []]);
  });
});

test('another unit or specimen is another row, and both say why', () => {
  const molar = { ...glucose, at: '2026-05-02T11:45:00Z', value: '5.05', unit: 'mmol/L' };
  const capillary = { ...glucose, at: '2026-04-02T11:45:00Z', specimen: 'Sangre capilar' };
  expect(told([glucose, molar, capillary])).toEqual([
    { unit: 'mg/dL', differences: ['unit', 'specimen'], cells: ['91.0', '', ''] },
    { unit: 'mmol/L', differences: ['unit', 'specimen'], cells: ['', '5.05', ''] },
    { unit: 'mg/dL', differences: ['unit', 'specimen'], cells: ['', '', '91.0'] },
  ]);
});

const anyValue: fc.Arbitrary<PatientValue> = fc.record({
  report: fc.uuid(),
  exam: fc.constantFrom('QUI-001', 'HEM-001', null),
  examCode: fc.constantFrom('903841', 'X'),
  at: fc.constantFrom('2026-01-02T10:00:00Z', '2026-05-02T11:45:00Z', '2026-11-16'),
  status: fc.constantFrom('preliminary', 'final', 'corrected'),
  code: fc.constantFrom('1558-6', '718-7'),
  codeSystem: fc.constantFrom('LN', 'L'),
  subId: fc.constantFrom('', '1'),
  name: fc.string(),
  value: fc.string(),
  unit: fc.constantFrom('mg/dL', 'mmol/L', ''),
  range: fc.constantFrom('70-100', ''),
  flags: fc.constantFrom('', 'H', 'LL'),
  comment: fc.constant(null),
  specimen: fc.constantFrom('Suero', 'Orina', ''),
  performer: fc.constantFrom('Yarumo', null),
});

test('every value is in exactly one cell, unchanged, with its own unit and date', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyValue, { selector: ({ report }) => report, maxLength: 30 }), (values) => {
      const { dates, groups } = cumulativeTable(values);
      const shown = groups.flatMap(({ rows }) =>
        rows.flatMap(({ unit, specimen, cells }) =>
          cells.flatMap((cell, place) =>
            cell.map(({ report, value }) => ({ report, value, unit, specimen, at: dates[place] })),
          ),
        ),
      );
      const sent = values.map(({ report, value, unit, specimen, at }) => ({
        report,
        value,
        unit,
        specimen,
        at: at.slice(0, 16),
      }));
      const byReport = (a: { report: string }, b: { report: string }) => (a.report < b.report ? -1 : 1);
      expect(shown.toSorted(byReport)).toEqual(sent.toSorted(byReport));
    }),
  );
});
