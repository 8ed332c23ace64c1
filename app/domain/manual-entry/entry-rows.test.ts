import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../exams/catalogue.ts';
import { rangeOf } from '../reports/range-of.ts';
import { entryRows, intervalText } from './entry-rows.ts';

const catalogue = createCatalogue(demonstrationExams);
const adult = { sex: 'female', ageDays: 15_000 } as const;

describe('the lines of a form', () => {
  test.each([
    [{ low: 12, high: 16 }, 1, '12.0-16.0'],
    [{ low: 40, high: null }, 0, '>=40'],
    [{ low: null, high: 5 }, 1, '<=5.0'],
    [{ low: 0.125, high: 1 }, 2, '0.125-1.00'],
    [{ low: 0.027, high: 5.47 }, 3, '0.027-5.47'],
    [{ low: null, high: 5.475 }, 3, '<=5.4750'],
    [{ low: null, high: null }, 1, ''],
  ])('%o with %s decimals is written %s', (limits, decimals, text) => {
    expect(intervalText(limits, decimals)).toBe(text);
  });

  test('every interval of the catalog is read again as the same limits', () => {
    for (const exam of catalogue.exams)
      for (const { ranges } of entryRows(exam, catalogue, adult, []))
        for (const { text, interval } of ranges) {
          if (!interval) continue;
          const read = rangeOf(text);
          expect([exam.code, text, read?.low?.number ?? null, read?.high?.number ?? null]).toEqual([
            ...[exam.code, text, interval.low, interval.high],
          ]);
        }
  });

  test('are those of a person: nobody sees an interval of the other sex', () => {
    const hemogram = catalogue.byCode.get('HEM-001') ?? null;
    const rows = entryRows(hemogram, catalogue, adult, []);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.flatMap(({ ranges }) => ranges).filter(({ interval }) => interval?.sex === 'male')).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('keep an earlier value that the catalog does not know', () => {
    const earlier = {
      code: 'VIEJO',
      code_system: 'L',
      sub_id: '',
      name: 'Valor viejo',
      value_type: 'NM',
      value: '1.10',
      unit: 'x',
      reference_range: '',
      flags: '',
      status: 'F',
      observed_at: null,
      comment: null,
      method: null,
    };
    const rows = entryRows(null, catalogue, adult, [earlier, { ...earlier, code: 'BORRADO', status: 'D' }]);
    expect(rows.map(({ code, before }) => [code, before?.value])).toEqual([['VIEJO', '1.10']]);
  });
});
