import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Database, openFreshDatabase, openSite, type TestSite } from '../support/host.ts';
import { textOf } from '../support/html.ts';

let db: Database;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  ({ db, close: closeDatabase } = await openFreshDatabase());
});
afterAll(() => closeDatabase());

/** ('2026-11-20', '16:59') of a clock in Bogotá is 21:59 in UTC. */
const bogota = (date: string, time: string): string => new Date(`${date}T${time}-05:00`).toISOString();

/** The page's statements about opening, without repeats. */
async function said(site: TestSite, path: string): Promise<string[]> {
  const html = await site.html(path);
  const lines = [...html.matchAll(/<p data-true-until="\d+"[\s\S]*?<\/p>/g)].map(([line]) => textOf(line));
  return [...new Set(lines)];
}

/** A moment, and the page's statement in Spanish and in English. */
const moments = [
  [
    'a Friday, the last minute',
    '2026-11-20',
    '16:59:59',
    'Abierto ahora · cierra a las 5:00 p. m.',
    'Open now · closes at 5:00 PM',
  ],
  [
    'a Friday, the closing minute',
    '2026-11-20',
    '17:00:00',
    'Cerrado · abre mañana a las 6:00 a. m.',
    'Closed · opens tomorrow at 6:00 AM',
  ],
  [
    'a Friday, just before midnight',
    '2026-11-20',
    '23:59:59',
    'Cerrado · abre mañana a las 6:00 a. m.',
    'Closed · opens tomorrow at 6:00 AM',
  ],
  [
    'a Saturday, after midnight',
    '2026-11-21',
    '00:00:00',
    'Cerrado · abre hoy a las 6:00 a. m.',
    'Closed · opens today at 6:00 AM',
  ],
  [
    'a Saturday morning',
    '2026-11-21',
    '06:00:00',
    'Abierto ahora · cierra a las 12:00 p. m.',
    'Open now · closes at 12:00 PM',
  ],
  [
    'a Saturday at noon',
    '2026-11-21',
    '12:00:00',
    'Cerrado · abre el lunes a las 6:00 a. m.',
    'Closed · opens Monday at 6:00 AM',
  ],
  [
    'a Sunday',
    '2026-11-22',
    '10:00:00',
    'Cerrado · abre mañana a las 6:00 a. m.',
    'Closed · opens tomorrow at 6:00 AM',
  ],
  // Monday 16 November 2026 is the Independence of Cartagena.
  [
    'a Saturday before a holiday Monday',
    '2026-11-14',
    '12:00:00',
    'Cerrado · abre el martes a las 6:00 a. m.',
    'Closed · opens Tuesday at 6:00 AM',
  ],
  [
    'the holiday Monday, by name',
    '2026-11-16',
    '10:00:00',
    'Hoy es festivo: Independencia de Cartagena. Cerrado · abre mañana a las 6:00 a. m.',
    'Public holiday today: Independence of Cartagena. Closed · opens tomorrow at 6:00 AM',
  ],
  [
    'the holiday of the new law',
    '2026-07-13',
    '10:00:00',
    'Hoy es festivo: Nuestra Señora del Rosario de Chiquinquirá. Cerrado · abre mañana a las 6:00 a. m.',
    'Public holiday today: Our Lady of the Rosary of Chiquinquirá. Closed · opens tomorrow at 6:00 AM',
  ],
  [
    'the same Monday a year before, not a holiday',
    '2025-07-14',
    '10:00:00',
    'Abierto ahora · cierra a las 5:00 p. m.',
    'Open now · closes at 5:00 PM',
  ],
  [
    'Holy Thursday',
    '2026-04-02',
    '10:00:00',
    'Hoy es festivo: Jueves Santo. Cerrado · abre el sábado a las 6:00 a. m.',
    'Public holiday today: Maundy Thursday. Closed · opens Saturday at 6:00 AM',
  ],
  [
    'New Year’s Eve',
    '2026-12-31',
    '17:00:00',
    'Cerrado · abre el sábado a las 6:00 a. m.',
    'Closed · opens Saturday at 6:00 AM',
  ],
] as const;

describe('open now', () => {
  test.each(moments)('on %s', async (_, date, time, spanish, english) => {
    const site = await openSite({ db, at: bogota(date, time) });
    expect(await said(site, '/')).toEqual([spanish]);
    expect(await said(site, '/en')).toEqual([english]);
    expect(await said(site, '/nosotros')).toEqual([spanish]);
  });
});

test('the laboratory’s days are computed once for a page', async () => {
  const asked: string[] = [];
  const site = await openSite({
    db,
    at: bogota('2026-11-19', '10:00:00'),
    change: (services) => ({
      ...services,
      holidayOn: (date) => {
        asked.push(date);
        return services.holidayOn(date);
      },
    }),
  });
  expect((await site.get('/contacto')).status).toBe(200);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).toContain('2026-11-19');
});

describe('no cache keeps the statement past its change', () => {
  test.each([
    [
      'an hour without an earlier change, and a minute during revalidation',
      '2026-11-19',
      '10:00:00',
      '3600, stale-while-revalidate=60',
    ],
    ['until it closes', '2026-11-19', '16:30:00', 1800],
    ['until it closes, to the second', '2026-11-19', '16:59:30', 30],
    ['until it opens', '2026-11-19', '05:45:00', 900],
    ['until midnight, when “tomorrow” becomes “today”', '2026-11-19', '23:50:00', 600],
    ['no time at all in the last second', '2026-11-19', '16:59:59.500', 0],
  ])('is cached for %s', async (_, date, time, seconds) => {
    const site = await openSite({ db, at: bogota(date, time) });
    expect((await site.get('/contacto')).headers.get('Cache-Control')).toBe(`public, max-age=0, s-maxage=${seconds}`);
  });

  test('the page in memory expires with it', async () => {
    const site = await openSite({ db, at: bogota('2026-12-03', '16:20:00') });
    const early = await said(site, '/servicios');
    site.setClock(bogota('2026-12-03', '16:59:59'));
    expect(await said(site, '/servicios')).toEqual(early);
    site.setClock(bogota('2026-12-03', '17:00:00'));
    expect([early, await said(site, '/servicios')]).toEqual([
      ['Abierto ahora · cierra a las 5:00 p. m.'],
      ['Cerrado · abre mañana a las 6:00 a. m.'],
    ]);
  });

  // A page rendered before five o'clock and measured after it said "open" for an hour.
  test('a page rendered while the laboratory closed is not cached as if rendered after', async () => {
    let now = new Date(bogota('2026-12-04', '16:59:30'));
    const site = await openSite({
      db,
      change: ({ pages, ...services }) => ({
        ...services,
        now: () => now,
        pages: {
          ...pages,
          read: (id, locale) => {
            now = new Date(bogota('2026-12-04', '17:00:00'));
            return pages.read(id, locale);
          },
        },
      }),
    });
    const response = await site.get('/');
    expect(textOf(await response.text())).toContain('Abierto ahora');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=0');
  });
});
