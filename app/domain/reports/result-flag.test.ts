import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inEach } from '../../i18n/locale.ts';
import { flagWords } from './flag-words.ts';
import { resultFlag } from './result-flag.ts';

// Codes: HL7 table 0078, v2.9.

const flagOf = (value: string, range: string, flags: string) => resultFlag({ value, unit: 'mg/dL', range, flags });

describe("the laboratory's flag wins", () => {
  test.each([
    ['98', '70-105', 'N', 'inside'],
    ['106', '70-105', 'H', 'slightly-high'],
    ['140', '70-105', 'H', 'high'],
    ['106', '70-105', 'HU', 'high'],
    ['68', '70-105', 'L', 'slightly-low'],
    ['40', '70-105', 'L', 'low'],
    ['400', '70-105', 'HH', 'soon-high'],
    ['71', '70-105', 'LL', 'soon-low'],
    ['98', '70-105', 'AA', 'soon'],
    ['98', '70-105', 'A', 'outside'],
    ['98', '70-105', 'H', 'high'],
    ['>1000', '70-105', 'H', 'high'],
    ['98', '70-105', 'H~AA', 'soon'],
    ['98', '70-105', 'hh', 'soon-high'],
  ])('%s in %s with %s is %s', (value, range, flags, level) => {
    expect(flagOf(value, range, flags)).toEqual({ level, by: 'laboratory' });
  });

  test.each(['POS', 'S', 'R', 'QCF', 'XYZ', 'N~POS'])('%s is left to a doctor', (flags) => {
    expect(flagOf('98', '70-105', flags)).toEqual({ level: 'ask', by: 'laboratory' });
  });

  test('"normal" without an interval is left to a doctor', () => {
    expect(flagOf('98', '', 'N')).toEqual({ level: 'ask', by: 'laboratory' });
  });

  test('"normal" with an expected word is inside', () => {
    expect(flagOf('Negativo', 'Negativo', 'N').level).toBe('inside');
  });
});

describe('without a flag', () => {
  test.each([
    ['98', '70-105', 'inside'],
    ['200', '70-105', 'high'],
    ['107', '70-105', 'slightly-high'],
  ])('two plain numbers are compared, and the page says so: %s in %s', (value, range, level) => {
    expect(flagOf(value, range, '')).toEqual({ level, by: 'comparison' });
  });

  test.each([
    ['<5', '<9'],
    ['98', ''],
    ['Negativo', 'Negativo'],
    ['1:128', '<1:64'],
    ['250000', '150.000-450.000'],
    ['98', '105-70'],
  ])('%s in %s is left to a doctor', (value, range) => {
    expect(flagOf(value, range, '')).toEqual({ level: 'ask', by: 'nobody' });
  });
});

test('any input has words, and none of them says "normal"', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (value, range, flags) => {
      const words = inEach((locale) => flagWords[flagOf(value, range, flags).level]({}, { locale }));
      expect(Object.values(words).join(' ')).not.toMatch(/normal/i);
    }),
  );
});
