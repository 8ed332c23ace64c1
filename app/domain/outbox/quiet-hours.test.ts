import fc from 'fast-check';
import { expect, test } from 'vitest';

import { wallClock } from '../laboratory/opening-hours.ts';
import { afterQuietHours, quietHours } from './quiet-hours.ts';

const bogota = 'America/Bogota';

test.each([
  ['in the middle of the day', '2026-11-17T15:00:00Z', '2026-11-17T15:00:00Z'],
  ['at 7 a.m.', '2026-11-17T12:00:00Z', '2026-11-17T12:00:00Z'],
  ['one minute before 7 a.m.', '2026-11-17T11:59:00Z', '2026-11-17T12:00:00Z'],
  ['one minute before 9 p.m.', '2026-11-18T01:59:00Z', '2026-11-18T01:59:00Z'],
  ['at 9 p.m.', '2026-11-18T02:00:00Z', '2026-11-18T12:00:00Z'],
  ['after midnight', '2026-11-28T08:35:00Z', '2026-11-28T12:00:00Z'],
  ['on the last night of the year', '2027-01-01T03:00:00Z', '2027-01-01T12:00:00Z'],
])('%s', (_, now, due) => {
  expect(afterQuietHours(new Date(now), bogota)).toEqual(new Date(due));
});

test('a notice waits at most ten hours, never into the night, and only at night', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(bogota, 'America/Santiago', 'Asia/Kathmandu'), (now, timeZone) => {
      const due = afterQuietHours(now, timeZone);
      const { minutes } = wallClock(due, timeZone);
      expect(minutes).toBeGreaterThanOrEqual(quietHours.until);
      expect(minutes).toBeLessThan(quietHours.from);
      // A night in which the clocks are put back is an hour longer.
      expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(11 * 3_600_000);
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
    }),
  );
});
