import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { mailContent } from '../../app/domain/outbox/mail-words.ts';
import { frontDoor } from '../../server/front-door.ts';
import siteConfig from '../../site.config.ts';
import { type Engine, openEngines } from '../support/engines.ts';
import { type Database, openSite, publicUrl, type TestSite } from '../support/host.ts';
import { type HttpClient, overHttp, readable } from '../support/over-http.ts';
import { codeAt, makeAccount, signedIn, testPassword } from '../support/people.ts';
import { cookieIn, teamStart } from '../support/team-site.ts';

// D 63: the panel may live at a host of its own, and then each host misses the pages of the other.

const panelUrl = 'https://panel.example';
const staffPaths = [
  ...['/admin-login', '/admin-login/codigo', '/admin-login/recuperar', '/admin-login/primera-vez', '/admin-panel'],
  ...[
    '/admin-panel/equipo',
    '/admin-panel/pulso',
    '/admin-panel/seguridad',
    `/admin-login/invitacion/${'A'.repeat(43)}`,
  ],
];
const sitePaths = [
  ...['/servicios', '/examenes-laboratorio', '/portal-resultados', '/portal-resultados/ingresar', '/medicos-login'],
  ...['/portal-medicos', '/sitemap.xml', '/blog/rss.xml', '/contacto/mensaje', '/.well-known/security.txt'],
  ...['/api/v1/exams', '/fhir/R4/metadata', '/sw.js', '/manifest.webmanifest'],
];

for (const engine of await openEngines()) {
  // Filled before a test can use it.
  const opened = {} as { db: Database; site: TestSite; http: HttpClient };
  beforeAll(async () => {
    opened.db = await engine.open();
    opened.site = await openSite({ db: opened.db, at: teamStart, panelUrl });
    opened.http = await overHttp(opened.site.listener);
  });
  afterAll(async () => {
    await opened.http.close();
    await opened.db.destroy();
    await engine.end();
  });
  // Each refusal is logged once.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  describe(`${engine.name}: the panel at its own host`, () => describeHosts(opened));
  describe(`${engine.name}: staff at the panel’s own host`, () => describeStaff(engine, opened));
}

type Opened = Readonly<{ db: Database; site: TestSite; http: HttpClient }>;

/** An answer without the parts that differ each time. */
const shownBy = async (response: Response): Promise<unknown> => {
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
};

function describeHosts(opened: Opened): void {
  test.each(staffPaths)('%s is missing at the site’s host like any other page', async (path) => {
    for (const language of ['', '/en']) {
      const answer = await shownBy(await opened.site.get(language + path));
      expect(answer).toEqual(await shownBy(await opened.site.get(`${language}/no-existe`)));
      expect(answer).toMatchObject({ status: 404 });
    }
  });

  test.each(['POST', 'PUT', 'OPTIONS'])('a %s to the panel answers there as for a missing page', async (method) => {
    const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };
    for (const path of ['/admin-login', '/%61dmin-login', '/admin-panel/equipo.data'])
      expect(await shownBy(await opened.site.get(path, { method, headers }))).toEqual(
        await shownBy(await opened.site.get('/no-existe', { method, headers })),
      );
  });

  test.each(sitePaths)('%s is missing at the panel’s host', async (path) => {
    // The site's host first, so that its cache holds the page.
    const address = path === '/contacto/mensaje' ? null : path;
    if (address)
      expect((await opened.http.ask(address, { headers: { Host: 'laboratory.example' } })).status).toBeLessThan(400);
    const { status, headers } = await opened.http.ask(path, { headers: { Host: 'panel.example' } });
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  });

  test('`/` of the panel’s host leads to the panel, in both languages', async () => {
    for (const [path, to] of [
      ['/', '/admin-panel'],
      ['/en', '/en/admin-panel'],
    ]) {
      const { status, headers } = await opened.site.get(panelUrl + path);
      expect([status, headers.get('Location')]).toEqual([302, to]);
    }
  });

  test('its entrance names its own address, is listed nowhere, and links to the site at the site’s address', async () => {
    const response = await opened.site.get(`${panelUrl}/en/admin-login`);
    const html = await response.text();
    expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    expect(html).toContain(`rel="canonical" href="${panelUrl}/en/admin-login"`);
    expect(html).toContain('content="noindex"');
    expect(html).toContain(`href="${publicUrl}/en/portal-resultados"`);
    expect([...html.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href)).toSatisfy((links: string[]) =>
      links.every((href) => /^(\/en)?\/admin-/.test(href)),
    );
    const robots = await (await opened.site.get(`${panelUrl}/robots.txt`)).text();
    expect(robots).toBe('User-agent: *\nDisallow:\n');
    const missing = await (await opened.site.get(`${panelUrl}/nada`)).text();
    expect(missing).toContain('href="/admin-panel"');
    expect(missing).not.toContain('href="/servicios"');
  });

  test.each<[string, Record<string, string>, string, number]>([
    [
      'a forged forwarded host',
      { Host: 'laboratory.example', 'X-Forwarded-Host': 'panel.example' },
      '/admin-login',
      404,
    ],
    ['a forged forwarded host', { Host: 'panel.example', 'X-Forwarded-Host': 'laboratory.example' }, '/servicios', 404],
    ['a foreign host', { Host: 'evil.example', 'X-Forwarded-Host': 'panel.example' }, '/admin-login', 421],
    ['a host that begins alike', { Host: 'panel.example.evil.example' }, '/admin-login', 421],
    ['the panel’s host in capitals, with a port', { Host: 'PANEL.example.:8443' }, '/admin-login', 200],
    ['an absolute address of the panel', { Host: 'laboratory.example' }, 'http://panel.example/admin-login', 200],
    ['an absolute address of the site', { Host: 'panel.example' }, 'http://laboratory.example/admin-login', 404],
  ])('%s: %j %s → %i', async (_, headers, path, status) => {
    const answer = await opened.http.ask(path, { headers });
    expect(answer.status).toBe(status);
    expect(readable(answer)).not.toContain('evil.example');
  });
}

describe('behind a proxy that received the request over http', () => {
  test('a page of the panel leads to https at the panel’s host', () => {
    const addresses = { publicUrl, panelUrl, hosting: { allowedHosts: [], pagesPerMinute: 60 } };
    const api = { corsOrigins: [], trustedProxies: 1, requestsPerMinute: 60, sentPerMinute: 60 };
    const sent: unknown[] = [];
    const headers = { host: 'panel.example', 'x-forwarded-proto': 'http' };
    // `as`: the check reads these parts of Node's objects only.
    const request = { method: 'GET', url: '/admin-login', headers, rawHeaders: [] } as unknown as IncomingMessage;
    const response = { writeHead: (...said: unknown[]) => sent.push(said), end: () => {} } as unknown as ServerResponse;
    expect(frontDoor({ ...addresses, api })(request, response)).toBe(true);
    expect(sent).toEqual([[308, expect.objectContaining({ Location: `${panelUrl}/admin-login` })]]);
  });
});

function describeStaff(engine: Engine, opened: Opened): void {
  const at = (address: string, fields: Record<string, string>, cookie = '', origin = panelUrl) =>
    opened.site.get(address, {
      method: 'POST',
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
      body: new URLSearchParams(fields),
    });

  test('staff sign in there, with a cookie of that host alone, and sign out', async () => {
    const email = 'anfitriona@yarumo.example';
    const { secret } = await makeAccount(opened.db, { email, roles: ['reception'], at: teamStart });
    const entered = await at(`${panelUrl}/admin-login`, { correo: email, clave: testPassword });
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/admin-login/codigo']);
    expect(entered.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const code = { codigo: codeAt(secret, teamStart) };
    const whole = await at(`${panelUrl}/admin-login/codigo`, code, cookieIn(entered));
    const cookie = cookieIn(whole);
    expect((await opened.site.get(`${panelUrl}/admin-panel`, { headers: { Cookie: cookie } })).status).toBe(200);
    expect((await at(`${panelUrl}/salir`, {}, cookie)).headers.get('Location')).toBe('/');
    expect((await opened.site.get(`${panelUrl}/admin-panel`, { headers: { Cookie: cookie } })).status).toBe(302);
  });

  test('a form from the site’s origin changes nothing at the panel', async () => {
    const { id } = await makeAccount(opened.db, { email: 'forma@yarumo.example', roles: ['owner'], at: teamStart });
    const cookie = await signedIn(opened.db, id, { at: teamStart });
    expect((await at(`${panelUrl}/salir`, {}, cookie, publicUrl)).status).toBe(403);
    expect((await opened.site.get(`${panelUrl}/admin-panel`, { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test('a session opens nothing at the other host', async () => {
    const staff = await makeAccount(opened.db, { email: 'una@yarumo.example', roles: ['owner'], at: teamStart });
    const doctor = await makeAccount(opened.db, { kind: 'doctor', email: 'uno@correo.example', at: teamStart });
    const cookies = [
      await signedIn(opened.db, staff.id, { at: teamStart }),
      await signedIn(opened.db, doctor.id, { kind: 'doctor', at: teamStart }),
    ];
    const opens = async (address: string) =>
      Promise.all(
        cookies.map(async (cookie) => (await opened.site.get(address, { headers: { Cookie: cookie } })).status),
      );
    expect(await opens(`${panelUrl}/admin-panel/seguridad`)).toEqual([200, 302]);
    expect(await opens('/portal-medicos/seguridad')).toEqual([302, 200]);
    // Signing out at the other host ends nothing.
    await at('/salir', {}, cookies[0], publicUrl);
    expect(await opens(`${panelUrl}/admin-panel/seguridad`)).toEqual([200, 302]);
    // Without a host of its own, the panel is at the site's.
    const other = await openSite({ db: await engine.open(), at: teamStart });
    const answer = await other.get('/admin-panel/seguridad', { headers: { Cookie: cookies[0] ?? '' } });
    expect(answer.status).toBe(200);
    await other.db.destroy();
  });

  test('mails to the staff link to the panel, and those to others to the site', () => {
    const context = {
      publicUrl,
      panelUrl,
      laboratory: siteConfig,
      locale: 'en',
      createdAt: new Date(teamStart),
    } as const;
    const linkOf = (template: 'staff-invitation' | 'password-reset', path: string) =>
      mailContent(template, { path }, context)?.action?.href;
    expect(linkOf('staff-invitation', '/admin-login/invitacion/x')).toBe(`${panelUrl}/en/admin-login/invitacion/x`);
    expect(linkOf('password-reset', '/admin-login/recuperar/x')).toBe(`${panelUrl}/en/admin-login/recuperar/x`);
    expect(linkOf('password-reset', '/medicos-login/recuperar/x')).toBe(`${publicUrl}/en/medicos-login/recuperar/x`);
    expect(mailContent('critical-unresolved', {}, context)?.action?.href).toBe(`${panelUrl}/en/admin-panel/criticos`);
    const warning = { until: teamStart, path: '/admin-panel/sistemas/x' };
    expect(mailContent('sender-key-ends', warning, context)?.action?.href).toBe(
      `${panelUrl}/en/admin-panel/sistemas/x`,
    );
  });
}
