import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openFreshDatabase, openSite, type TestSite } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';

// A visitor's answers to the calculator are private: the server answers and forgets them.

let site: TestSite;
let measured: TestSite;
let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
  site = await openSite({ db: database.db });
  measured = await openSite({ db: database.db, laboratory: measuredLaboratory });
});
afterAll(() => database.close());

const send = (path: string, fields: Record<string, string>, to = site): Promise<Response> =>
  to.get(path, { method: 'POST', body: new URLSearchParams(fields) });
const shown = (response: Response): Promise<string> => response.text();

/** The tests' clock is at 17 November 2026, in the morning. */
const sixteenWeeks = { base: 'period', fecha: '2026-07-26', ciclo: '30' };

describe('the calculator of the pregnancy page', () => {
  test('is a form that posts to its own page, so that no address contains the input', async () => {
    const [form] = elements(await site.html('/pruebas-embarazo'), 'form').filter(({ method }) => method === 'post');
    expect(form?.action).toBe('/pruebas-embarazo#respuesta');
  });

  test.each([
    [
      '/pruebas-embarazo',
      '16 semanas y 0 días',
      'Fecha probable de concepción hacia el 11 de agosto de 2026',
      '4 de mayo de 2027',
      'No reemplaza la ecografía',
    ],
    [
      '/en/pruebas-embarazo',
      '16 weeks and 0 days',
      'Estimated date of conception around August 11, 2026',
      'May 4, 2027',
      'doesn’t replace an ultrasound',
    ],
  ])(
    '%s answers with weeks, trimester, conception, and due date, and returns the typed text',
    async (path, ...words) => {
      const response = await send(path, sixteenWeeks);
      const html = await shown(response);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      for (const word of words) expect(textOf(html)).toContain(word);
      const value = (name: string) => elements(html, 'input').find((input) => input.name === name)?.value;
      expect([value('fecha'), value('ciclo')]).toEqual([sixteenWeeks.fecha, sixteenWeeks.ciclo]);
    },
  );

  test.each([
    { base: 'conception', fecha: '2026-08-13' },
    { base: 'transfer-five', fecha: '2026-08-18' },
    // The conception would be next week.
    { base: 'period', fecha: '2026-11-10' },
  ])('%j: omits a conception that is known or still in the future', async (fields) => {
    const text = textOf(await shown(await send('/pruebas-embarazo', fields)));
    expect(text).toContain('Fecha probable de parto');
    expect(text).not.toContain('Fecha probable de concepción');
  });
});

describe('past the due date', () => {
  const on = async (path: string, fecha: string) =>
    textOf(await shown(await send(path, { base: 'period', fecha, ciclo: '28' })));

  test('the answer says so, and gives the next step', async () => {
    expect(await on('/pruebas-embarazo', '2026-02-10')).not.toContain('ya pasó');
    expect(await on('/pruebas-embarazo', '2026-02-09')).toContain('Su fecha probable de parto fue ayer');
    const sixDays = await on('/pruebas-embarazo', '2026-02-04');
    expect(sixDays).toContain('40 semanas y 6 días');
    expect(sixDays).toContain('Su fecha probable de parto ya pasó: fue hace 6 días.');
    expect(sixDays).toContain('Llame hoy a quien lleva su embarazo');
    expect(await on('/en/pruebas-embarazo', '2026-02-04')).toContain('Call your prenatal team today');
  });

  test('from 42 weeks on it says to go today', async () => {
    expect(await on('/pruebas-embarazo', '2026-01-27')).toContain('vaya hoy a urgencias de maternidad');
    expect(await on('/pruebas-embarazo', '2026-01-28')).not.toContain('vaya hoy a urgencias de maternidad');
  });
});

describe('invalid input', () => {
  test('a fault is in a summary that links to its field, and beside the field', async () => {
    const html = await shown(await send('/pruebas-embarazo', { base: 'period', fecha: '2026-02-30', ciclo: '50' }));
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
    'answers any input, %j, with the page',
    async (fields) => {
      const response = await send('/pruebas-embarazo', fields);
      const html = await shown(response);
      expect(response.status).toBe(200);
      expect(textOf(html)).toContain('Revise estos datos');
      expect(html).not.toContain('<script>alert');
    },
  );
});

describe('the input', () => {
  test('is never stored, cached, or logged', async () => {
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

  test('is not measured: the page is, its answers are not', async () => {
    const google = /google|doubleclick/;
    for (const path of ['/pruebas-embarazo', '/en/pruebas-embarazo']) {
      expect(await measured.html(path)).toContain('data-analytics');
      for (const fields of [sixteenWeeks, {}]) {
        const response = await send(path, fields, measured);
        expect(response.headers.get('Content-Security-Policy')).not.toMatch(google);
        expect(await response.text()).not.toContain('data-analytics');
      }
    }
  });
});
