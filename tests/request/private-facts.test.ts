import { describe, expect, test } from 'vitest';
import { siteOverHttp } from '../support/host.ts';
import { elements } from '../support/html.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';
import { privateMark, withPrivateFields } from '../support/private-fields.ts';

// Regression: pages and planning files carried the whole configuration, with any private field that it gains.

const { site, http } = siteOverHttp({ laboratory: withPrivateFields(measuredLaboratory) });

const languages = ['', '/en'];
const paths = [
  '/',
  '/contacto',
  '/nosotros',
  '/toma-domicilio-medellin',
  '/entrega-rapida',
  '/examenes-laboratorio',
  '/examenes-laboratorio?q=tsh',
  '/examenes-laboratorio/tsh',
  '/blog/ayuno-antes-del-examen',
  '/blog/rss.xml',
  '/buscar?q=orina',
  '/desarrolladores',
  '/mi-lista?e=HEM-001,QUI-001',
  '/mi-lista/preparacion.ics?e=HEM-001',
  '/sin-conexion',
  '/portal-resultados',
  '/portal-medicos',
  '/portal-medicos.data',
  '/portal-medicos.data?_routes=root',
  '/no-existe',
].flatMap((path) => languages.map((language) => `${language}${path}`.replace(/^\/en\/$/, '/en')));

describe('a private field of the configuration', () => {
  test.each([...paths, '/.well-known/security.txt', '/api/v1/openapi.json', '/api/v1/exams/HEM-001'])(
    'is not in %s',
    async (path) => {
      const { status, body, headers } = await http.ask(path);
      expect([200, 404]).toContain(status);
      expect(status === 404).toBe(path.endsWith('/no-existe'));
      expect(body.toString() + JSON.stringify(headers)).not.toContain(privateMark);
    },
  );

  test.each(languages)('is not in the planning data of %s/mi-lista', async (language) => {
    const html = await site.html(`${language}/mi-lista`);
    const island = elements(html, 'div').find((one) => one['data-island'] === 'my-list');
    const { planning } = JSON.parse(island?.['data-props'] ?? '{}');
    const text = await (await site.get(planning)).text();
    expect(text).toContain(measuredLaboratory.brand);
    expect(text).not.toContain(privateMark);
  });

  test.each(['/contacto', '/portal-resultados', '/entrega-rapida'])(
    'is not in the answer to a form of %s',
    async (path) => {
      const body = new URLSearchParams({ nombre: 'Ana', mensaje: 'Hola', examen: 'tsh' });
      const response = await site.get(path, { method: 'POST', body });
      expect(await response.text()).not.toContain(privateMark);
    },
  );
});
