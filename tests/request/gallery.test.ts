import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openSite, type TestSite } from '../support/host.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { kitComponents } from '../support/kit-states.ts';

let production: TestSite;
let development: TestSite;
beforeAll(async () => {
  production = await openSite();
  development = await openSite({ change: (services) => ({ ...services, showsGallery: true }) });
});
afterAll(async () => {
  await production.close();
  await development.close();
});

const complete = {
  nombre: ' Ana Ruiz ',
  correo: 'ana@example.com',
  'nacimiento.dia': '3',
  'nacimiento.mes': 'julio',
  'nacimiento.anio': '1985',
  peso: '61.5',
  lugar: 'casa',
  autoriza: 'si',
};
const post = (path: string, fields: Record<string, string>) =>
  development.get(path, { method: 'POST', body: new URLSearchParams(fields) });

describe('the public site has no gallery', () => {
  test.each(['/galeria', '/en/galeria', '/galeria/', '/Galeria'])('GET %s', async (path) => {
    const response = await production.get(path);
    const location = response.headers.get('Location');
    const answer = location ? await production.get(new URL(location, 'https://laboratory.example').pathname) : response;
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).not.toContain('Galería de componentes');
  });

  test('does not accept its form', async () => {
    const response = await production.get('/galeria', { method: 'POST', body: new URLSearchParams(complete) });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Ana Ruiz');
  });

  test('does not link to it from any page, sitemap, or file', async () => {
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/desarrolladores'])
      expect(await production.html(path)).not.toContain('galeria');
  });
});

describe('in development', () => {
  test.each([
    ['/galeria', 'Galería de componentes'],
    ['/en/galeria', 'Component gallery'],
  ])('%s shows every component, each id once', async (path, heading) => {
    const html = await development.html(path);
    expect(texts(html, 'h1')).toEqual([heading]);
    const sections = [...html.matchAll(/<section id="([\w-]+)"[^>]*><h2/g)].map(([, id]) => id);
    expect(sections).toEqual([...kitComponents]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
    const described = [...html.matchAll(/\s(?:aria-describedby|for)="([^"]+)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect(described.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the server checks its form, without JavaScript', () => {
  test('accepts valid input', async () => {
    const html = await (await post('/galeria', complete)).text();
    expect(textOf(html)).toContain('Gracias, Ana Ruiz.');
  });

  test('lists invalid input in the summary and at its field, in the order of the form, and keeps it as typed', async () => {
    const html = await (
      await post('/galeria', { ...complete, nombre: ' ', peso: '700', 'nacimiento.anio': '85' })
    ).text();
    const [, summary = ''] = html.match(/id="sample-answer".*?<ul[^>]*>(.*?)<\/ul>/s) ?? [];
    expect([...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'p-nombre',
      'p-nacimiento-anio',
      'p-peso',
    ]);
    expect(texts(summary, 'a')).toEqual([
      'Nombre completo: Escriba su nombre.',
      'Fecha de nacimiento: Escriba el año con sus cuatro cifras, como 1985.',
      'Peso: Escriba un peso entre 2 y 350 kg.',
    ]);
    const invalid = elements(html, 'input').filter(({ id, ...input }) => id?.startsWith('p-') && input['aria-invalid']);
    expect(invalid.map(({ id, value }) => [id, value])).toEqual([
      ['p-nombre', ' '],
      ['p-nacimiento-anio', '85'],
      ['p-peso', '700'],
    ]);
    expect(html).toContain('value="julio"');
    expect(html).toMatch(/<input[^>]*name="lugar"[^>]*checked=""[^>]*value="casa"|value="casa"[^>]*checked=""/);
  });

  test('an empty form in English lists all required fields', async () => {
    const html = await (await post('/en/galeria', {})).text();
    expect(textOf(html)).toContain('Type the day, the month and the year.');
    expect(
      elements(html, 'input').filter(({ id = '', ...input }) => id.startsWith('p-') && input['aria-invalid']),
    ).toHaveLength(5);
  });
});
