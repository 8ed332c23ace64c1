import { describe, expect, test } from 'vitest';

import { asExamCode, defaultExamCodes, exampleCode, hasShape, isCodeShape, isExamCode, shapeOf } from './exam-code.ts';

describe('isExamCode', () => {
  test.each(['HEM-001', '1001', 'Q-12', 'LAB-2024-7', 'A1', '000000000001'])('%s can be a code', (code) => {
    expect(isExamCode(code)).toBe(true);
  });
  test.each(['', 'HEM', 'hem-001', 'HEM--1', '-1', '1-', 'HEM 001', 'Ñ-1', '0000000000001', '1,2', '1\n'])(
    '%j cannot',
    (code) => {
      expect(isExamCode(code)).toBe(false);
    },
  );
});

test('asExamCode', () => {
  expect([' hem-001', '1001 '].map(asExamCode)).toEqual(['HEM-001', '1001']);
});

test.each([
  ['HEM-001', 'AAA-000'],
  ['1001', '0000'],
  ['LAB-2024-7', 'AAA-0000-0'],
])('the shape of %s is %s', (code, shape) => {
  expect(shapeOf(code)).toBe(shape);
});

test('a code has one of the shapes of its laboratory', () => {
  const has = hasShape(['0000', '00000']);
  expect(['1001', '10001', '101', 'HEM-001', '1001 '].map(has)).toEqual([true, true, false, false, false]);
  expect(['HEM-001', '1001'].map(hasShape(defaultExamCodes))).toEqual([true, false]);
});

test.each<[shape: string, isShape: boolean]>([
  ['AAA-000', true],
  ['0000', true],
  ['A0', true],
  ['AAA', false],
  ['HEM-000', false],
  ['000-', false],
  ['', false],
  ['0000000000000', false],
])('%j as a shape: %s', (shape, expected) => {
  expect(isCodeShape(shape)).toBe(expected);
});

test.each([
  ['AAA-000', 'EJM-001'],
  ['0000', '0001'],
  ['AA-0-00', 'EJ-0-01'],
])('the example for %s is %s', (shape, example) => {
  expect(exampleCode(shape)).toBe(example);
  expect(hasShape([shape])(example)).toBe(true);
});
