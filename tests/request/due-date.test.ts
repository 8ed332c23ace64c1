import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openFreshDatabase, openSite, type TestSite } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';

// What a visitor tells the calculator is nobody's business: it is answered and forgotten.

let site: TestSite;
let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
  site = await openSite({ db: database.db });
});
afterAll(() => database.close());

const send = (path: string, fields: Record<string, string>): Promise<Response> =>
  site.get(path, { method: 'POST', body: new URLSearchParams(fields) });

/** The clock of the tests stands on 17 November 2026, in the morning. */
const sixteenWeeks = { base: 'period', fecha: '2026-07-28', ciclo: '30' };

describe('the calculator of the pregnancy page', () => {
  test('is a form that posts to its own page: what is typed stands in no address', async () => {
    const [form] = elements(await site.html('/pruebas-embarazo'), 'form').filter(({ method }) => method === 'post');
    expect(form?.action).toBe('/pruebas-embarazo#respuesta');
  });

  test.each([
    ['/pruebas-embarazo', '16 semanas y 0 días', '6 de mayo de 2027', 'No reemplaza la ecografía'],
    ['/en/pruebas-embarazo', '16 weeks and 0 days', 'May 6, 2027', 'does not replace an ultrasound'],
  ])('%s answers with weeks, trimester and due date, and gives back what was typed', async (path, ...words) => {
    const response = await send(path, sixteenWeeks);
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    for (const word of words) expect(textOf(html)).toContain(word);
    const value = (name: string) => elements(html, 'input').find((input) => input.name === name)?.value;
    expect([value('fecha'), value('ciclo')]).toEqual([sixteenWeeks.fecha, sixteenWeeks.ciclo]);
  });

  test('a fault stands in a summary that leads to its field, and beside the field', async () => {
    const html = await (await send('/pruebas-embarazo', { base: 'period', fecha: '2026-02-30', ciclo: '50' })).text();
    const links = elements(html, 'a').map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['#fecha', '#ciclo']));
    const fields = elements(html, 'input').filter((input) => input['aria-invalid'] === 'true');
    expect(fields.map((field) => [field.name, field['aria-describedby']])).toEqual([
      ['fecha', 'fecha-hint fecha-error'],
      ['ciclo', 'ciclo-hint ciclo-error'],
    ]);
    expect(textOf(html).match(/Esa fecha no existe/g)).toHaveLength(2);
    expect(textOf(html)).not.toContain('Fecha probable de parto');
  });

  test.each([{}, { fecha: '<script>alert(1)</script>' }, { base: 'period', fecha: '2026-11-18' }])(
    'whatever is sent, %j, is answered with the page',
    async (fields) => {
      const response = await send('/pruebas-embarazo', fields);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(textOf(html)).toContain('Revise estos datos');
      expect(html).not.toContain('<script>alert');
    },
  );

  test('nothing of it is kept, cached or logged', async () => {
    const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(process.stdout, 'write')];
    const page = await site.html('/pruebas-embarazo');
    const canary = '2026-03-29';
    expect(await (await send('/pruebas-embarazo', { ...sixteenWeeks, fecha: canary })).text()).toContain(canary);
    expect(await site.html('/pruebas-embarazo')).toBe(page);
    for (const spy of said) {
      expect(JSON.stringify(spy.mock.calls)).not.toContain(canary);
      spy.mockRestore();
    }
    for (const file of await readdir(database.dataDir)) {
      expect((await readFile(join(database.dataDir, file))).includes(canary)).toBe(false);
    }
  });
});
