import { expect, test } from 'vitest';

import { cupsGroups, isCups } from './cups.ts';

test.each(['902210', '903841', '904902', '907106', '908440', '911017', '898001', '901236', '905201', '906249'])(
  '%s is a laboratory code',
  (code) => {
    expect(isCups(code)).toBe(true);
  },
);

test.each([
  ['of a consultation', '890201'],
  ['of an X-ray', '871121'],
  ['of a group that does not exist', '909001'],
  ['of a transfusion', '912003'],
  ['too short', '90221'],
  ['too long', '9022100'],
  ['with letters', '90221A'],
  ['with a hyphen', '902-210'],
  ['with a space', '902210 '],
  ['empty', ''],
])('rejects a code %s', (_, code) => {
  expect(isCups(code)).toBe(false);
});

test('accepts every code of every group, and no others', () => {
  const right = Array.from({ length: 1_000_000 }, (_, number) => String(number).padStart(6, '0')).filter(isCups);
  expect(right.length).toBe(cupsGroups.length * 1000);
});
