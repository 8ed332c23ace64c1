import { afterAll, describe, expect, test } from 'vitest';

import { openEngines } from '../support/engines.ts';
import { later } from '../support/inbox-site.ts';
import { completeVisit, visitSite } from '../support/visit-site.ts';

// The question of a live list: has it changed? It reads nobody's data, and keeps no idle session alive. On both engines.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const pulse = '/admin-panel/pulso?lista=';

describe.each(engines)('$name', (engine) => {
  const world = visitSite(engine);
  const ask = (name: string, cookie: string) => world.site.get(`${pulse}${name}`, { headers: { Cookie: cookie } });

  test('answers another text when a visit arrives, which no cache stores and no reader is noted for', async () => {
    await world.reset();
    const { cookie } = await world.staff(['reception']);
    const before = await ask('domicilios', cookie);
    const stamp = await before.text();
    expect([before.status, before.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await (await ask('domicilios', cookie)).text()).toBe(stamp);
    const id = await world.visit();
    expect(await (await ask('domicilios', cookie)).text()).not.toBe(stamp);
    const reads = await world.db.selectFrom('audit').select('action').where('object', '=', id).execute();
    expect(reads).toEqual([{ action: 'visit.asked' }]);
  });

  test("a collector learns nothing of somebody else's visits", async () => {
    await world.reset();
    const andres = await world.staff(['collector'], 'Andrés Gil');
    const other = await world.staff(['collector'], 'Otra Persona');
    const [own, theirs] = await Promise.all(
      [andres, other].map(async ({ cookie }) => (await ask('domicilios', cookie)).text()),
    );
    await world.confirmed(andres.id, completeVisit);
    world.site.setClock(later(6));
    expect(await (await ask('domicilios', other.cookie)).text()).toBe(theirs);
    expect(await (await ask('domicilios', andres.cookie)).text()).not.toBe(own);
  });

  test('an unknown list is a 404', async () => {
    const { cookie } = await world.staff(['reception']);
    expect((await ask('otra', cookie)).status).toBe(404);
  });

  test('asking every five minutes does not keep an idle session alive', async () => {
    await world.reset();
    const { cookie } = await world.staff(['reception']);
    const statuses: number[] = [];
    for (const minutes of [5, 10, 14, 16]) {
      world.site.setClock(later(minutes * 60));
      statuses.push((await ask('domicilios', cookie)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 302]);
    await world.reset();
  });
});
