import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { momentText, readMoment } from './moments.ts';

const zones = ['America/Bogota', 'Europe/Madrid', 'Asia/Kathmandu', 'UTC'];

describe('a moment', () => {
  test.each([
    ['America/Bogota', { date: '2026-11-24', minutes: 450 }, '2026-11-24T07:30:00-05:00'],
    ['America/Bogota', { date: '2026-11-24', minutes: 1440 }, '2026-11-25T00:00:00-05:00'],
    ['Europe/Madrid', { date: '2026-07-01', minutes: 0 }, '2026-07-01T00:00:00+02:00'],
    ['Asia/Kathmandu', { date: '2026-01-01', minutes: 60 }, '2026-01-01T01:00:00+05:45'],
    ['UTC', { date: '2026-01-01', minutes: 60 }, '2026-01-01T01:00:00+00:00'],
  ])('in %s %o is %s', (zone, moment, text) => {
    expect(momentText(moment, zone)).toBe(text);
  });

  test('survives a round trip through text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2016-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }),
        fc.nat(1439),
        (zone, day, minutes) => {
          const moment = { date: day.toISOString().slice(0, 10), minutes };
          // An hour that the clocks skip in spring does not exist.
          fc.pre(zone !== 'Europe/Madrid' || minutes < 120 || minutes > 180);
          expect(readMoment(momentText(moment, zone), zone)).toEqual(moment);
        },
      ),
    );
  });

  test.each([
    '',
    '2026-11-24',
    '07:30',
    '2026-02-29T07:30',
    '2026-11-24 07:30',
    '2026-11-24T7:30',
    '2026-11-24T07:30+25:00',
  ])('%j is not a moment', (text) => {
    expect(readMoment(text, 'America/Bogota')).toBeNull();
  });
});
