import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openFreshDatabase, openSite, publicUrl, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, textOf } from '../support/html.ts';
import { overHttp } from '../support/over-http.ts';

// D2 without JavaScript: the server asks the question that the page would ask, returns the typed text, and stores nothing.

let site: TestSite;
let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
  site = await openSite({ db: database.db });
});
afterAll(() => database.close());

const draft = {
  nombre: 'Ana <b>Ruiz</b>',
  telefono: '300 111 2233',
  email: 'ana@example.com',
  servicio: 'hormonas',
  mensaje: '¿Abren el sábado?\n"Gracias" & adiós',
};

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  site.get(path, { method: 'POST', body: new URLSearchParams(fields), headers });

/** The chat links of a page that carry a draft. */
const draftsIn = (html: string): string[] =>
  hrefsOf(html)
    .filter((href) => href.startsWith('https://wa.me/'))
    .map((href) => new URL(href).searchParams.get('text') ?? '')
    .filter((text) => text.includes('les escribo desde la página web'));

describe('the form on the page', () => {
  test.each(['/', '/en'])(
    '%s has the five fields of S3.02, none of them required, and posts to itself',
    async (path) => {
      const page = await site.html(path);
      const html = page.slice(page.indexOf('id="contacto"'));
      const [form] = elements(html, 'form');
      expect([form?.method, new URL(form?.action ?? '', `https://laboratory.example${path}`).pathname]).toEqual([
        'post',
        path,
      ]);
      const fields = [...elements(html, 'input'), ...elements(html, 'select'), ...elements(html, 'textarea')];
      expect(fields.map(({ name, type }) => [name, type])).toEqual([
        ['nombre', 'text'],
        ['telefono', 'tel'],
        ['email', 'email'],
        ['servicio', undefined],
        ['mensaje', undefined],
      ]);
      expect(elements(html, 'option').map(({ value }) => value)).toEqual([
        '',
        'sangre',
        'orina',
        'microbiologia',
        'hormonas',
        'otro',
      ]);
      expect(elements(html, 'textarea')[0]?.rows).toBe('4');
      expect(html).not.toMatch(/<(input|select|textarea)[^>]*\srequired/);
      expect(draftsIn(html)).toEqual([]);
    },
  );
});

describe('submission without JavaScript', () => {
  test.each([
    ['/?index', 'es-CO', 'Enviar por WhatsApp', 'Hola, les escribo desde la página web.'],
    ['/en?index', 'en-US', 'Send by WhatsApp', 'Hola, les escribo desde la página web. (I write in English.)'],
  ])('%s returns the typed text, and a chat with it', async (path, language, choice, greeting) => {
    const response = await send(path, draft);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(elements(html, 'html')[0]?.lang).toBe(language);
    const typedInto = (name: string) => elements(html, 'input').find((input) => input.name === name)?.value;
    expect([typedInto('nombre'), typedInto('telefono'), typedInto('email')]).toEqual([
      draft.nombre,
      draft.telefono,
      draft.email,
    ]);
    expect(html).toMatch(/<option value="hormonas"[^>]* selected=""/);
    expect(html).toContain('¿Abren el sábado?\n&quot;Gracias&quot; &amp; adiós</textarea>');
    expect(html).not.toContain('<b>Ruiz</b>');
    expect(textOf(html)).toContain(choice);
    expect(draftsIn(html)).toEqual([
      [
        greeting,
        'Nombre: Ana <b>Ruiz</b>',
        'Teléfono: 300 111 2233',
        'Correo: ana@example.com',
        'Servicio: Hormonas',
        'Mensaje: ¿Abren el sábado?\r\n"Gracias" & adiós',
      ]
        .join('\n')
        .replaceAll('\r\n', '\n'),
    ]);
  });

  test('an empty form also gets a friendly answer', async () => {
    const response = await send('/?index', {});
    expect(response.status).toBe(200);
    expect(draftsIn(await response.text())).toEqual(['Hola, les escribo desde la página web.']);
  });

  test('a long message is cut before a character that would be split', async () => {
    const response = await send('/?index', { mensaje: `${'a'.repeat(1999)}😀` });
    expect(response.status).toBe(200);
    expect(draftsIn(await response.text())[0]?.endsWith('a'.repeat(1999))).toBe(true);
  });

  test('a file and unknown fields are ignored', async () => {
    const body = new FormData();
    body.set('nombre', new File(['canary-file'], 'a.txt'));
    body.set('cedula', 'canary-cedula');
    const response = await site.get('/?index', { method: 'POST', body });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toContain('canary');
  });

  test('a body that is not a form is a client error, not a server error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await site.get('/?index', {
      method: 'POST',
      body: '{"nombre":',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBeLessThan(500);
    vi.restoreAllMocks();
  });
});

describe('nothing is stored', () => {
  test('not in a cache, not in the database, not in a log, not in a later page', async () => {
    const said: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void said.push(...words));
    const canary = 'canario-7391';
    const response = await send('/?index', { nombre: canary, mensaje: canary, email: `${canary}@example.com` });
    expect(await response.text()).toContain(canary);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
    for (const path of ['/', '/?index', '/en', '/contacto', '/no-existe'])
      expect(await site.html(path)).not.toContain(canary);
    for (const file of await readdir(database.dataDir))
      expect((await readFile(join(database.dataDir, file))).includes(canary)).toBe(false);
    vi.restoreAllMocks();
    expect(JSON.stringify(said.map(String))).not.toContain(canary);
  });
});

describe('the origin of a submission', () => {
  test.each([
    ['the site itself', { Origin: 'https://laboratory.example', Host: 'laboratory.example' }, 200],
    [
      'the site itself, through a proxy that states another host',
      { Origin: 'https://laboratory.example', Host: '127.0.0.1:3000' },
      200,
    ],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
  ])('%s', async (_, headers, status) => {
    const response = await send('/?index', { nombre: 'Ana' }, headers);
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.text()).not.toContain('<html');
  });

  // The router compared the visitor's address with the host that the proxy requests, and refused the form.
  test.each([
    ['that passes its name on', 'laboratory.example', publicUrl, 200],
    ['that requests another name', '127.0.0.1:3000', publicUrl, 200],
    ['and another site', '127.0.0.1:3000', 'https://evil.example', 403],
  ])('through a proxy %s, which serves https for the site', async (_, host, origin, status) => {
    const http = await overHttp(site.listener);
    const answer = await http.ask('/?index', {
      method: 'POST',
      headers: { Host: host, Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'nombre=Ana',
    });
    await http.close();
    expect(answer.status).toBe(status);
    expect(answer.body.includes('value="Ana"')).toBe(status === 200);
  });

  test('more than 64 kB is refused, declared or not', async () => {
    const large = `mensaje=${'a'.repeat(64 * 1024)}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await site.get('/?index', { method: 'POST', body: large, headers })).status).toBe(413);
    const chunks = new Blob([large]).stream();
    // Node's `fetch` needs `duplex` for a streamed body. The types do not know it.
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body: chunks, headers, duplex: 'half' };
    expect((await site.get('/?index', streamed)).status).toBe(413);
    const enough = `mensaje=${'a'.repeat(64 * 1024 - 100)}`;
    expect((await site.get('/?index', { method: 'POST', body: enough, headers })).status).toBe(200);
  });
});
