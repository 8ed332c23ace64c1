import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';
import { addDays, wallClock } from './opening-hours.ts';

test.each([
  ['America/Bogota', '2026-11-24', 420, '2026-11-24T12:00:00.000Z'],
  ['America/Bogota', '2026-11-24', 1380, '2026-11-25T04:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-24', 60, '2026-11-23T16:00:00.000Z'],
  ['Europe/Madrid', '2026-07-01', 420, '2026-07-01T05:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29', 420, '2026-03-29T05:00:00.000Z'],
])('in %s, %s at minute %i is %s', (timeZone, date, minutes, instant) => {
  expect(instantOf({ date, minutes }, timeZone).toISOString()).toBe(instant);
});

test('converts back to the same wall clock unless the clocks change', () => {
  const zones = fc.constantFrom('America/Bogota', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/St_Johns');
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 360 }), fc.integer({ min: 240, max: 1439 }), (zone, day, minutes) => {
      const wall = { date: addDays('2026-01-01', day), minutes };
      expect(wallClock(instantOf(wall, zone), zone)).toEqual(wall);
    }),
  );
});
