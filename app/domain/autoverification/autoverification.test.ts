import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type HoldReason,
  hasPassedDelta,
  holdReasonsOf,
  type VerificationLimit,
  type VerifiedReport,
  type VerifiedValue,
} from './autoverification.ts';
import { conditionIn, conditionInComment } from './specimen-condition-lexicon.ts';

const limit: VerificationLimit = {
  loinc: '2345-7',
  component: 'glucose',
  unit: 'mg/dL',
  low: 60,
  high: 180,
  deltaPercent: 30,
  expected: [],
};
const value: VerifiedValue = {
  loinc: '2345-7',
  value: '91.0',
  unit: 'mg/dL',
  flags: 'N',
  comment: null,
  earlier: null,
};
const clean: VerifiedReport = {
  limits: [limit],
  isComplete: true,
  needsCounseling: false,
  status: 'final',
  isFirst: true,
  isCritical: false,
  isHeldByQuality: false,
  isTyped: false,
  condition: null,
  comment: null,
  values: [value],
};
const withValue = (fields: Partial<VerifiedValue>): VerifiedReport => ({ ...clean, values: [{ ...value, ...fields }] });

test('releases a value inside its limits, with nothing against it', () => {
  expect(holdReasonsOf(clean)).toEqual([]);
});

test.each<[string, Partial<VerifiedReport>, HoldReason[]]>([
  ['nobody turned it on', { limits: null }, ['not-enabled']],
  ['an element is missing', { isComplete: false }, ['report-incomplete']],
  ['no values', { values: [] }, ['report-incomplete']],
  ['counseling', { needsCounseling: true }, ['needs-counseling']],
  ['preliminary', { status: 'preliminary' }, ['correction']],
  ['a second version', { isFirst: false }, ['correction']],
  ['critical', { isCritical: true }, ['critical-value']],
  ['a typed value', { isTyped: true }, ['typed']],
  ['quality control', { isHeldByQuality: true }, ['quality-control']],
  ['hemolyzed', { condition: 'HEM' }, ['specimen-condition']],
  ['a comment on the specimen', { comment: 'Muestra lipémica' }, ['specimen-condition']],
  ['at room temperature', { condition: 'ROOM' }, []],
])('%s', (_, fields, reasons) => {
  expect(holdReasonsOf({ ...clean, ...fields })).toEqual(reasons);
});

test.each<[string, Partial<VerifiedValue>, HoldReason[]]>([
  ['the lower limit', { value: '60' }, []],
  ['below it', { value: '59.9' }, ['outside-limits']],
  ['the upper limit', { value: '180' }, []],
  ['a bound', { value: '<5' }, ['not-comparable']],
  ['a number that may be a thousand', { value: '1.005' }, ['not-comparable']],
  ['a word', { value: 'hemolizada' }, ['not-comparable']],
  ['another unit', { unit: 'mmol/L' }, ['unit-differs']],
  ['another spelling', { unit: 'MG/DL' }, []],
  ['another analyte', { loinc: '9999-9' }, ['no-limits']],
  ['a flag', { flags: 'H' }, ['flagged']],
  ['a small change', { earlier: '100' }, []],
  ['a large change', { earlier: '150' }, ['delta']],
  ['an earlier bound', { earlier: '<5' }, ['delta']],
])('%s', (_, fields, reasons) => {
  expect(holdReasonsOf(withValue(fields))).toEqual(reasons);
});

test('a word is compared with the expected one', () => {
  const word = { ...limit, unit: null, low: null, high: null, expected: ['Negativo', 'Negative'] };
  const of = (text: string) => holdReasonsOf({ ...withValue({ value: text, unit: '' }), limits: [word] });
  expect(of('NEGATIVO ')).toEqual([]);
  expect(of('Positivo')).toEqual(['not-comparable']);
});

describe('laws', () => {
  const anyReport = fc.record({
    limits: fc.constantFrom([limit], null),
    isComplete: fc.boolean(),
    needsCounseling: fc.boolean(),
    status: fc.constantFrom('final', 'preliminary', 'corrected', 'withdrawn'),
    isFirst: fc.boolean(),
    isCritical: fc.boolean(),
    isHeldByQuality: fc.boolean(),
    isTyped: fc.boolean(),
    condition: fc.constantFrom(null, 'HEM', 'ROOM', 'rara'),
    comment: fc.constantFrom(null, 'Repetido', 'coagulada'),
    values: fc.array(
      fc.record({
        loinc: fc.constantFrom('2345-7', null, '9-9'),
        value: fc.constantFrom('91', '59', '500', '<5', 'x'),
        unit: fc.constantFrom('mg/dL', 'g/L'),
        flags: fc.constantFrom('', 'N', 'H', 'N HH', '**'),
        comment: fc.constantFrom(null, 'ictérica'),
        earlier: fc.constantFrom(null, '90', '300'),
      }),
      { maxLength: 3 },
    ),
  });

  test('nothing that needs a person is ever released', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        if (holdReasonsOf(report).length > 0) return;
        expect([
          report.isComplete,
          report.needsCounseling,
          report.isCritical,
          report.isHeldByQuality,
          report.isTyped,
        ]).toEqual([...[true, false, false, false, false]]);
        expect([report.status, report.isFirst, report.limits !== null]).toEqual(['final', true, true]);
        for (const { value: text, unit } of report.values) {
          expect([unit, Number(text) >= 60 && Number(text) <= 180]).toEqual(['mg/dL', true]);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('one more value never releases a report that was held', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        if (report.values.length === 0 || holdReasonsOf(report).length === 0) return;
        expect(holdReasonsOf({ ...report, values: [...report.values, value] })).not.toEqual([]);
      }),
    );
  });

  test('a wider delta holds no more than a narrow one', () => {
    fc.assert(
      fc.property(
        fc.float({ noNaN: true, min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(50),
        (now, before, more) => {
          if (hasPassedDelta(now, String(before), 20))
            expect(hasPassedDelta(now, String(before), 20 + more)).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['HEM', 'hemolysis'],
  ['Hemolizada', 'hemolysis'],
  ['Lipémica', 'lipemia'],
  ['ictérica', 'icterus'],
  ['coágulos', 'clotted'],
  ['QNS', 'insufficient'],
  ['ROOM, COOL', null],
  ['', null],
  ['rota en el camino', 'other'],
] as const)('condition %j: %s', (stated, condition) => {
  expect(conditionIn(stated)).toBe(condition);
});

test('a comment that says nothing of the specimen is no condition', () => {
  expect(conditionInComment('Repetido y confirmado')).toBeNull();
  expect(conditionInComment('Estudio de coagulación normal')).toBeNull();
  expect(conditionInComment('Muestra con fibrina')).toBe('clotted');
});
