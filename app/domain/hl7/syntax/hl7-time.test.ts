import { expect, test } from 'vitest';

import { readTime, writeTime } from './hl7-time.ts';

test.each([
  ['2026', 'year', null, null],
  ['202603', 'month', null, null],
  ['20260305', 'day', '2026-03-05', null],
  ['2026030507', 'hour', '2026-03-05', '2026-03-05T12:00:00.000Z'],
  ['202603050710', 'minute', '2026-03-05', '2026-03-05T12:10:00.000Z'],
  ['20260305231059', 'second', '2026-03-05', '2026-03-06T04:10:59.000Z'],
  ['20260305071059.1234', 'fraction', '2026-03-05', '2026-03-05T12:10:59.123Z'],
  ['20260305071059-0300', 'second', '2026-03-05', '2026-03-05T10:10:59.000Z'],
  ['202603050710+0530', 'minute', '2026-03-05', '2026-03-05T01:40:00.000Z'],
  ['20240229', 'day', '2024-02-29', null],
])('%s', (text, precision, date, instant) => {
  expect(readTime(text)).toEqual({ text, precision, date, instant });
});

test.each([
  '',
  null,
  '20260230',
  '20230229',
  '202613',
  '2026030524',
  '202603050760',
  '2026-03-05',
  'ayer',
  '0000',
  '20260305071059-9900',
])('keeps %j unread', (text) => {
  const { precision, instant } = readTime(text);
  expect([readTime(text).text, instant]).toEqual([text, null]);
  expect(precision).toBe(text === '0000' ? 'year' : null);
});

test('the offset of the sender is an argument', () => {
  expect(readTime('202603050710', '+01:00').instant).toBe('2026-03-05T06:10:00.000Z');
});

test('a time is written in a zone', () => {
  expect(writeTime('2026-03-05T02:10:07.900Z')).toBe('20260304211007-0500');
  expect(writeTime('2026-03-05T02:10:07Z', '+05:30')).toBe('20260305074007+0530');
});
