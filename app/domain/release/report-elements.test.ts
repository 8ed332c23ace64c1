import { expect, test } from 'vitest';

import { clauseOf, type ReleaseRuleId, releaseRules } from './release-rules.ts';
import { elementStates, reportElements } from './report-elements.ts';

test('the elements are the letters a to m', () => {
  expect(Object.keys(reportElements).join('')).toBe('abcdefghijklm');
});

test('each rule of clause 7.4.1.6 belongs to the element of its letter', () => {
  for (const [element, assurance] of Object.entries(reportElements))
    if (typeof assurance !== 'string')
      for (const rule of assurance) expect([rule, clauseOf(rule)]).toEqual([rule, `7.4.1.6 ${element}`]);
  const assured = Object.values(reportElements).flatMap((one) => (typeof one === 'string' ? [] : one));
  // `as`: the keys of the table are the rules.
  for (const rule of Object.keys(releaseRules) as ReleaseRuleId[])
    if (clauseOf(rule).startsWith('7.4.1.6')) expect(assured).toContain(rule);
});

test('a broken rule makes its element missing, and no other', () => {
  const missing = (broken: ReleaseRuleId[]) =>
    elementStates(broken)
      .filter(({ state }) => state === 'missing')
      .map(({ element }) => element);
  expect(missing([])).toEqual([]);
  expect(missing(['collection-time', 'every-unit'])).toEqual(['a', 'g']);
  expect(missing(['quality-control', 'not-withdrawn'])).toEqual([]);
});
