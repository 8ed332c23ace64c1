import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { type Engine, openEngines } from '../support/engines.ts';
import { type Database, openSite, publicUrl, type TestSite } from '../support/host.ts';
import { elements, texts } from '../support/html.ts';
import { codeAt, makeAccount, testPassword } from '../support/people.ts';

// Signing in at the staff's entrance, on both engines. Numbers such as D 22 are the security requirements of `docs/security.md`.

const start = '2026-11-17T15:00:00Z';
const later = (seconds: number): string => new Date(Date.parse(start) + seconds * 1000).toISOString();
const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

let db: Database;
let site: TestSite;
let accounts = 0;

const post = (path: string, fields: Record<string, string>, cookie = ''): Promise<Response> =>
  site.get(path, { method: 'POST', headers: { ...headers, Cookie: cookie }, body: new URLSearchParams(fields) });
const enter = (email: string, password = testPassword): Promise<Response> =>
  post('/admin-login', { correo: email, clave: password });
const openPanel = (cookie: string, at = site): Promise<Response> =>
  at.get('/admin-panel', { headers: { Cookie: cookie } });
const cookieOf = (response: Response): string => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** A receptionist with an address of their own. */
async function person(status: 'active' | 'disabled' = 'active') {
  accounts += 1;
  const email = `persona${accounts}@yarumo.example`;
  const account = await makeAccount(db, { email, roles: ['reception'], at: start });
  await db.updateTable('accounts').set({ status }).where('id', '=', account.id).execute();
  return { email, ...account };
}

/** A receptionist after all steps of signing in: the cookies of the half and of the whole session. */
async function signedInPerson() {
  const { email, secret, ...rest } = await person();
  const half = cookieOf(await enter(email));
  const whole = cookieOf(await post('/admin-login/codigo', { codigo: codeAt(secret, start) }, half));
  return { ...rest, email, secret, half, whole };
}

const actionsOf = async (account: string): Promise<string[]> => {
  const rows = await db.selectFrom('audit').select('action').where('actor', '=', account).orderBy('seq').execute();
  return rows.map(({ action }) => action);
};

describe.each(await openEngines())('$name', (engine: Engine) => {
  beforeAll(async () => {
    db = await engine.open();
    site = await openSite({ db, at: start });
  });
  afterAll(async () => {
    await db.destroy();
    await engine.end();
  });

  describe('the steps', () => theSteps());
  describe('attempts', () => theAttempts());
  describe('a session', () => aSession(engine));
  // It reads what the tests above wrote, so it comes last.
  describe('the tables', () => theTables());
});

function theSteps(): void {
  test('password, then code, then the panel; each step is in the audit log', async () => {
    const { email, id, secret } = await person();
    const first = await enter(email);
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/admin-login/codigo']);
    expect(first.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const half = cookieOf(first);
    expect((await openPanel(half)).headers.get('Location')).toMatch(/^\/admin-login/);
    const second = await post('/admin-login/codigo', { codigo: codeAt(secret, start) }, half);
    expect([second.status, second.headers.get('Location')]).toEqual([303, '/admin-panel']);
    const panel = await openPanel(cookieOf(second));
    expect([panel.status, panel.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(texts(await panel.text(), 'h1')).toEqual(['Hola, Ana']);
    expect(await actionsOf(id)).toEqual(['session.started', 'proof.given']);
  });

  test('D 22: an unknown address, a wrong password, and a disabled account get the same answer', async () => {
    const known = await person();
    const disabled = await person('disabled');
    const answers = await Promise.all(
      [
        [known.email, 'otra clave larga'],
        [disabled.email, testPassword],
        ['nadie@yarumo.example', testPassword],
      ].map(async ([email = '', password = '']) => {
        const response = await enter(email, password);
        const { 'x-request-id': _, ...rest } = Object.fromEntries(response.headers);
        const html = await response.text();
        return { status: response.status, rest, html: html.replaceAll(email, 'EMAIL') };
      }),
    );
    expect(answers[0]?.status).toBe(422);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('keeps the address that was typed, and never the password', async () => {
    const html = await (await enter('ana@', 'mi clave secreta')).text();
    expect(elements(html, 'input').find(({ name }) => name === 'correo')?.value).toBe('ana@');
    expect(html).not.toContain('mi clave secreta');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/..//evil', 'javascript:alert(1)'])(
    'D 28: signing in does not lead to %s',
    async (next) => {
      const { email, secret } = await person();
      const half = cookieOf(await post('/admin-login', { correo: email, clave: testPassword, a: next }));
      const done = await post('/admin-login/codigo', { codigo: codeAt(secret, start), a: next }, half);
      expect(done.headers.get('Location')).toBe('/admin-panel');
    },
  );
}

function theAttempts(): void {
  test('D 24: after five attempts each try waits, for unknown addresses alike', async () => {
    const { email } = await person();
    for (const address of [email, 'inexistente@yarumo.example']) {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await enter(address, 'equivocada 1')).status).toBe(422);
      const refused = await enter(address);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain('Intente de nuevo en 30 segundos.');
    }
    site.setClock(later(31));
    expect((await enter(email)).status).toBe(303);
    site.setClock(start);
  });

  test('D 24: parallel attempts count exactly', async () => {
    const { email } = await person();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => enter(email, 'equivocada 1').then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('D 33: a code works once, also when it is sent twenty times at once', async () => {
    const { email, id, secret } = await person();
    const half = cookieOf(await enter(email));
    const code = codeAt(secret, start);
    await Promise.all(Array.from({ length: 20 }, () => post('/admin-login/codigo', { codigo: code }, half)));
    expect((await actionsOf(id)).filter((action) => action === 'proof.given')).toHaveLength(1);
  });
}

function aSession(engine: Engine): void {
  test('D 16: the session has a new token after the code, and the old one is dead', async () => {
    const { email, half, whole } = await signedInPerson();
    expect(whole).not.toBe(half);
    expect((await openPanel(half)).status).toBe(302);
    // A token that the server never gave is ignored.
    const planted = `__Host-session=${'A'.repeat(43)}`;
    expect(cookieOf(await post('/admin-login', { correo: email, clave: testPassword }, planted))).not.toBe(planted);
  });

  test('D 17: 15 idle minutes end the session, and 10 hours end it in any case', async () => {
    const { whole: cookie } = await signedInPerson();
    const statusAt = async (seconds: number) => {
      site.setClock(later(seconds));
      return (await openPanel(cookie)).status;
    };
    expect(await statusAt(14 * 60 + 59)).toBe(200);
    for (let minutes = 25; minutes < 600; minutes += 10)
      expect(await statusAt(minutes * 60), `${minutes} min`).toBe(200);
    expect(await statusAt(10 * 3600 - 1)).toBe(200);
    expect(await statusAt(10 * 3600)).toBe(302);
    site.setClock(start);
  });

  test('D 19: signing out ends the session in every process, and empties the cache', async () => {
    const { whole: cookie } = await signedInPerson();
    const otherProcess = await openSite({ db: await engine.open(), at: start });
    expect((await openPanel(cookie, otherProcess)).status).toBe(200);
    const out = await post('/salir', {}, cookie);
    expect([out.status, out.headers.get('Clear-Site-Data')]).toEqual([303, '"cache"']);
    expect((await openPanel(cookie, otherProcess)).status).toBe(302);
    await otherProcess.db.destroy();
  });

  test('D 2: a form of another site signs nobody out, and a link does not either', async () => {
    const { whole: cookie } = await signedInPerson();
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', Cookie: cookie };
    expect((await site.get('/salir', { method: 'POST', headers: foreign })).status).toBe(403);
    await site.get('/salir', { headers: { Cookie: cookie } });
    expect((await openPanel(cookie)).status).toBe(200);
  });
}

function theTables(): void {
  test('D 14: the session’s token is in its cookie, and in no table and on no page', async () => {
    const { whole } = await signedInPerson();
    const [, token = ''] = whole.split('=');
    const rows = await Promise.all([
      db.selectFrom('sessions').selectAll().execute(),
      db.selectFrom('audit').selectAll().execute(),
    ]);
    const page = await openPanel(whole);
    const shown = JSON.stringify([rows, [...page.headers]]) + (await page.text());
    expect([Buffer.from(token, 'base64url').length, page.status, shown.includes(token)]).toEqual([32, 200, false]);
  });

  test('D 54: the audit log is complete, and nobody can change it', async () => {
    const check = await checkAudit(db);
    expect(check.intact && check.events).toBeGreaterThan(20);
    await expect(db.updateTable('audit').set({ outcome: 'done' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  });

  test('D 91: the tables hold no address, name, or secret in clear', async () => {
    const tables = ['accounts', 'sessions', 'second_factors', 'attempts', 'audit'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const text = JSON.stringify(rows);
    expect(text).not.toContain('yarumo.example');
    expect(text).not.toContain('Restrepo');
  });
}
