import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type SummarizedReport, summaryOfOrder } from './doctor-summary.ts';
import { standingOfReport } from './report-standing.ts';

const value = fc.record({
  value: fc.constantFrom('98', '6.9', '<5', 'Reactivo'),
  unit: fc.constant('mg/dL'),
  reference_range: fc.constantFrom('70-105', ''),
  flags: fc.constantFrom('', 'N', 'H', 'HH', 'LL', 'A'),
});
const instant = fc.constantFrom('2026-11-15T10:00:00Z', '2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z');
const report: fc.Arbitrary<SummarizedReport> = fc.record({
  status: fc.constantFrom('registered', 'preliminary', 'final', 'corrected', 'cancelled', 'withdrawn'),
  released_version: fc.constantFrom(null, 1, 2),
  needs_counseling: fc.constantFrom(0, 1),
  counseled_at: fc.option(instant),
  releasedAt: fc.option(instant),
  isRead: fc.boolean(),
  values: fc.array(value, { maxLength: 4 }),
});
const part = fc.constantFrom('ordering', 'copy', 'share');

const potassium: SummarizedReport = {
  status: 'final',
  released_version: 1,
  needs_counseling: 0,
  counseled_at: null,
  isRead: false,
  releasedAt: '2026-11-16T10:00:00Z',
  values: [
    { value: '6.9', unit: 'mmol/L', reference_range: '3.5-5.1', flags: 'HH' },
    { value: '98', unit: 'mg/dL', reference_range: '70-105', flags: '' },
  ],
};

test('counts what a released report shows', () => {
  expect(summaryOfOrder('ordering', [potassium])).toEqual({
    isListed: true,
    newsAt: '2026-11-16T10:00:00Z',
    unread: 1,
    critical: 1,
    abnormal: 1,
  });
});

test('an order without a report is listed, and counts nothing', () => {
  expect(summaryOfOrder('copy', [])).toEqual({ isListed: true, newsAt: null, unread: 0, critical: 0, abnormal: 0 });
});

test('the counts are the same with and without a report that cannot be read', () => {
  fc.assert(
    fc.property(part, fc.array(report), fc.array(report), (reader, readable, others) => {
      const hidden = others.filter(
        (one) => standingOfReport(one) !== 'ready' || (reader !== 'ordering' && one.needs_counseling === 1),
      );
      const { isListed: _, ...mixed } = summaryOfOrder(reader, [...readable, ...hidden]);
      const { isListed: __, ...alone } = summaryOfOrder(reader, readable);
      expect(mixed).toEqual(alone);
    }),
  );
});

test('a doctor with a copy or a share learns of no order that only holds what somebody hands over', () => {
  fc.assert(
    fc.property(fc.constantFrom('copy', 'share'), fc.array(report, { minLength: 1 }), (reader, reports) => {
      const kept = reports.map((one) => ({ ...one, needs_counseling: 1 }));
      expect(summaryOfOrder(reader, kept)).toEqual({
        isListed: false,
        newsAt: null,
        unread: 0,
        critical: 0,
        abnormal: 0,
      });
    }),
  );
});
