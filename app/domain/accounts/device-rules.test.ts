import { expect, test } from 'vitest';

import { isDeviceKnown, typedDeviceCode } from './device-rules.ts';

test('a device is known for 90 days', () => {
  const first = '2026-11-17T15:00:00Z';
  expect(isDeviceKnown(first, new Date('2027-02-15T14:59:59Z'))).toBe(true);
  expect(isDeviceKnown(first, new Date('2027-02-15T15:00:00Z'))).toBe(false);
});

test.each([
  ['12345678', '12345678'],
  [' 1234 5678 ', '12345678'],
  ['1234-5678', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['1234567a', null],
  ['', null],
])('reads the typed code %j', (typed, code) => {
  expect(typedDeviceCode(typed)).toBe(code);
});
