import { expect, test } from 'vitest';

import { isMinor, majorityOf } from './majority.ts';

test.each([
  ['2012-03-04', '2030-03-03', true],
  ['2012-03-04', '2030-03-04', false],
  // Somebody born on February 29 is an adult on March 1 of a common year.
  ['2012-02-29', '2030-02-28', true],
  ['2012-02-29', '2030-03-01', false],
])('somebody born on %s is a minor on %s: %s', (birthDate, today, minor) => {
  expect(isMinor(birthDate, today)).toBe(minor);
});

test('the day itself', () => {
  expect(majorityOf('2012-03-04')).toBe('2030-03-04');
});
