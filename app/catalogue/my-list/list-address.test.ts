import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isExamCode } from '../../domain/exams/codes/exam-code.ts';
import { codesIn } from '../../domain/exams/list-codes.ts';
import { listFragment, listQuery, readListAddress } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

test.each([
  ['?e=HEM-001,QUI-002', ['HEM-001', 'QUI-002']],
  ['?e=hem-001%2C%20qui-002', ['HEM-001', 'QUI-002']],
  ['?e=HEM-001&e=QUI-002', ['HEM-001', 'QUI-002']],
  ['?e=HEM-001,HEM-001', ['HEM-001']],
  ['?e=1001,1002', ['1001', '1002']],
  ['?e=,,<b>,HEM,HEM-,0000000000001,%00', []],
  ['', []],
])('%j holds the codes %j', (query, codes) => {
  expect(read(query).codes).toEqual(codes);
});

test('keeps the day and the hour as typed, up to the length of a real one', () => {
  expect(read('?dia=mañana&hora=7')).toMatchObject({ day: 'mañana', hour: '7' });
  expect(read(`?dia=${'9'.repeat(500)}`).day).toHaveLength(20);
});

test('an empty list has no query, and codes need no escape', () => {
  expect(listQuery({ codes: [] })).toBe('');
  expect(listQuery({ codes: ['HEM-001', 'QUI-002'], day: '', hour: '07:00' })).toBe('?e=HEM-001,QUI-002&hora=07%3A00');
});

test('the fragment, which no browser sends, holds the same as the query', () => {
  expect(listFragment({ codes: [] })).toBe('');
  expect(listFragment({ codes: ['HEM-001', 'QUI-002'], day: '2026-11-24' })).toBe('#e=HEM-001,QUI-002&dia=2026-11-24');
});

test('reads back the address that it writes', () => {
  const code = fc.stringMatching(/^[A-Z]{3}-\d{3}$/);
  const typed = fc.string({ maxLength: 20 }).filter((text) => text === text.trim());
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 60 }), typed, typed, (codes, day, hour) => {
      expect(read(listQuery({ codes, day, hour }))).toEqual({ codes, day, hour });
    }),
  );
});

test('ignores anything that is not a code', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const code of codesIn(text)) expect(isExamCode(code)).toBe(true);
    }),
  );
});
