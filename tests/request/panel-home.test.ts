import { afterAll, describe, expect, test } from 'vitest';

import { openEngines } from '../support/engines.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { visitSite } from '../support/visit-site.ts';

// The panel's start and its menu: what waits for the person who works there, and the sections that their roles open, on both engines.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

describe.each(engines)('$name', (engine) => {
  const world = visitSite(engine);

  test('reception sees the visit to confirm and how long it waits, and opens it from there', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception'], 'Rosa Zapata');
    const home = await world.page('/admin-panel', cookie);
    expect(texts(home, 'h1')).toEqual(['Hola, Rosa']);
    expect(home).toContain(`href="/admin-panel/domicilios/${id}"`);
    expect(textOf(home)).toContain('Visita por confirmar');
    expect(textOf(home)).toContain('0 mensajes sin responder');
  });

  test('nobody sees the work of another role: a counselor no visit, a collector only their own of today', async () => {
    await world.reset();
    const id = await world.visit();
    for (const role of ['counselor', 'collector', 'owner', 'bacteriologist', 'editor'] as const) {
      const { cookie } = await world.staff([role]);
      const home = await world.page('/admin-panel', cookie);
      expect(home, role).not.toContain(id);
      expect(textOf(home), role).not.toContain('por confirmar');
      expect(texts(home, 'h2')[0], role).toBe('Está al día');
    }
  });

  test('an owner sees the applications of doctors that wait', async () => {
    const { cookie } = await world.staff(['owner']);
    expect(textOf(await world.page('/admin-panel', cookie))).toContain('0 solicitudes de médicos');
  });

  test('the overview names no visitor, and is no read of their data', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const home = await world.page('/admin-panel', cookie);
    expect(home).not.toMatch(/canario/);
    const read = await world.db.selectFrom('audit').select('seq').where('object', '=', id).execute();
    // The request itself.
    expect(read).toHaveLength(1);
  });

  test('the menu leads to the sections of the roles, to what waits, and to a person without a document in the address', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const menu = await world.page('/admin-panel/ir', cookie);
    expect(menu).toContain(`href="/admin-panel/domicilios/${id}"`);
    const people = elements(menu, 'form').find(({ action }) => action === '/admin-panel/pacientes');
    expect(people?.method).toBe('post');
    expect(menu).not.toContain('href="/admin-panel/auditoria"');
    const editor = await world.staff(['editor']);
    expect(await world.page('/admin-panel/ir', editor.cookie)).not.toContain('action="/admin-panel/pacientes"');
    expect((await world.site.get('/admin-panel/ir')).status).toBe(302);
    const english = await world.page('/en/admin-panel/ir', cookie);
    expect(english).toContain(`href="/en/admin-panel/domicilios/${id}"`);
  });
});
