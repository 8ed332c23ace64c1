import { describe, expect, test } from 'vitest';

import { codePatterns } from './code-patterns.ts';

const found = (codes: readonly string[], text: string) => text.match(codePatterns(codes).inText) ?? [];
const begins = (codes: readonly string[], text: string) => codePatterns(codes).beginning.test(text);

describe('in a text', () => {
  test.each([
    [['HEM-001'], 'HEM-001, hem 002 y qui003', ['HEM-001', 'hem 002', 'qui003']],
    [['HEM-001'], 'CUPS 902213 y 718-7, no 1001', ['902213', '718-7']],
    [['1001'], '1001 y 1002; 100, 10010, B-1001', ['1001', '1002']],
    [['1001', '10001'], '10001, 1001', ['10001', '1001']],
    [['125'], 'CA 125', []],
    [['Q-12'], 'q12 q-13', ['q12', 'q-13']],
    [['LAB-2024-7'], 'lab 2024 7', ['lab 2024 7']],
    [['A-0-A'], 'b 1 c', ['b 1 c']],
    [[], '1001 y 902213', ['902213']],
  ] as const)('%j: %s', (codes, text, expected) => {
    expect(found(codes, text)).toEqual(expected);
  });
});

describe('the beginning of a code', () => {
  test.each([
    [['HEM-001'], 'hem-0', true],
    [['HEM-001'], ' hem 00 ', true],
    [['HEM-001'], 'hem', false],
    [['HEM-001'], '9022', true],
    [['1001'], '100', true],
    [['1001'], '25', false],
    [['1001'], '100 mg', false],
  ] as const)('%j: %j is %s', (codes, text, expected) => {
    expect(begins(codes, text)).toBe(expected);
  });
});
