import { expect, test } from 'vitest';

import { comingOfAge, isMinor, wasMinor } from './majority.ts';

const zone = 'America/Bogota';

test.each([
  ['2010-05-04', '2028-05-04T05:00:00.000Z'],
  ['2008-02-29', '2026-03-01T05:00:00.000Z'],
])('a person born on %s comes of age at %s', (birthDate, instant) => {
  expect(comingOfAge(birthDate, zone).toISOString()).toBe(instant);
});

test('a person is a minor until the laboratory’s midnight of the 18th birthday', () => {
  expect(isMinor('2008-11-17', new Date('2026-11-17T04:59:59Z'), zone)).toBe(true);
  expect(isMinor('2008-11-17', new Date('2026-11-17T05:00:00Z'), zone)).toBe(false);
});

test('one instant before the birthday is enough for an order of childhood', () => {
  const [before, after] = ['2026-11-17T04:59:59Z', '2026-11-17T05:00:00Z'];
  expect(wasMinor('2008-11-17', [after, before], zone)).toBe(true);
  expect(wasMinor('2008-11-17', [after], zone)).toBe(false);
});
