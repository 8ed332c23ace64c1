import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { glucoseAlone, glucoseBundle, jsonOf } from '../../app/domain/fhir-in/fixtures/bundles.ts';
import { openEngines } from '../support/engines.ts';
import { publicUrl } from '../support/host.ts';
import { type HttpClient, overHttp } from '../support/over-http.ts';
import { glucose } from '../support/result-messages.ts';
import { minutesAfter, teamSite, teamStart } from '../support/team-site.ts';

// A laboratory system from the panel to its first message: a key or a signature, an access token, HL7 and FHIR; on both engines.

const SYSTEMS = '/admin-panel/sistemas';
const TOKEN = '/api/v1/oauth/token';
const seconds = Date.parse(teamStart) / 1000;
/** The tests reach the site from this machine. */
const local = '127.0.0.0/8';

const formOf = (fields: object): Record<string, string> => ({
  nombre: 'LIS Centro',
  aplicacion: 'LIS',
  sede: 'LAB',
  prueba: 'clave',
  redes: local,
  llave: '',
  ...fields,
});
const keyIn = (html: string): string => /<code[^>]*>([\w-]{43})<\/code>/.exec(html)?.[1] ?? '';
const idIn = (html: string): string => /sistemas\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';

for (const engine of await openEngines()) {
  const { opened, get, post, person } = teamSite(engine);
  const wire = {} as { client: HttpClient; owner: string };
  beforeAll(async () => {
    wire.client = await overHttp(opened.site.listener);
    wire.owner = (await person(['owner'])).cookie;
  });
  afterAll(() => wire.client.close());

  const add = async (fields: object) => {
    const answer = await post(`${SYSTEMS}/nuevo`, wire.owner, formOf(fields));
    const html = await answer.text();
    return { status: answer.status, html, key: keyIn(html), id: idIn(html) };
  };
  const ask = (path: string, headers: Record<string, string>, body: string) =>
    wire.client.ask(path, { method: 'POST', headers: { 'X-Forwarded-Proto': 'https', ...headers }, body });
  const hl7 = (key: string, control: string) =>
    ask(
      '/api/v1/hl7',
      { Authorization: `Bearer ${key}`, 'Content-Type': 'application/hl7-v2' },
      glucose({ control, document: '1001' }),
    );
  const fhir = (key: string, path: string, body: unknown, type = 'application/fhir+json') =>
    ask(`/fhir/R4${path}`, { Authorization: `Bearer ${key}`, 'Content-Type': type }, jsonOf(body));
  const seenOf = async (id: string): Promise<string> =>
    (await opened.db.selectFrom('senders').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow())
      .expires_at;
  const move = (id: string, fields: Record<string, string>) => post(`${SYSTEMS}/${id}`, wire.owner, fields);

  describe(`${engine.name}: a system with a key`, () => {
    test('is added, and its key, which is shown once, opens both ways', async () => {
      const { status, key, id } = await add({});
      expect([status, key.length]).toEqual([200, 43]);
      const page = await (await get(`${SYSTEMS}/${id}`, wire.owner)).text();
      expect(page).toContain('LIS Centro');
      expect(page).not.toContain(key);
      expect((await hl7(key, 'W1')).body.toString()).toContain('MSA|AA|W1');
      expect((await fhir(key, '', glucoseBundle('transaction', { filler: 'W2' }))).status).toBe(200);
      const created = await fhir(key, '/DiagnosticReport', glucoseAlone({ filler: 'W3' }));
      expect([created.status, created.headers.location]).toEqual([
        201,
        expect.stringContaining(`${publicUrl}/fhir/R4/DiagnosticReport/`),
      ]);
      expect(await (await get(SYSTEMS, wire.owner)).text()).toContain('LIS Centro');
      expect((await hl7(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, 'W4')).status).toBe(401);
    });

    test.each<[string, object, string]>([
      ['without networks', { aplicacion: 'A1', redes: '' }, 'redes'],
      ['with the whole internet', { aplicacion: 'A2', redes: '0.0.0.0/0' }, 'redes'],
      ['without a name', { aplicacion: 'A3', nombre: ' ' }, 'nombre'],
      ['with a separator of HL7', { aplicacion: 'A|4' }, 'aplicacion'],
      ['that is in use', {}, 'aplicacion'],
      ['that signs without a key', { aplicacion: 'A5', prueba: 'firma' }, 'llave'],
    ])('%s is not added', async (_, fields, field) => {
      const before = await opened.db.selectFrom('senders').select('id').execute();
      const { status, html } = await add(fields);
      expect([status, html.includes(`id="${field}-error"`)]).toEqual([422, true]);
      expect(await opened.db.selectFrom('senders').select('id').execute()).toHaveLength(before.length);
    });

    test('is rotated: both keys work for the chosen time, then the new one alone', async () => {
      const { key: old, id } = await add({ aplicacion: 'LIS', sede: 'ROTA' });
      const seen = await seenOf(id);
      opened.site.setClock(minutesAfter(1));
      const key = keyIn(await (await move(id, { accion: 'renovar', vista: seen, plazo: '1' })).text());
      const statusOf = async (one: string) => (await fhir(one, '', {})).status;
      expect([key.length, await statusOf(key), await statusOf(old)]).toEqual([43, 400, 400]);
      // The same form again changes nothing.
      expect((await move(id, { accion: 'renovar', vista: seen, plazo: '0' })).status).toBe(409);
      opened.site.setClock(minutesAfter(24 * 60 + 1));
      expect([await statusOf(key), await statusOf(old)]).toEqual([400, 401]);
      opened.site.setClock(minutesAfter(91 * 24 * 60));
      expect(await statusOf(key)).toBe(401);
      opened.site.setClock(teamStart);
    });

    test('works from its networks only, and never after it is revoked', async () => {
      const { key, id } = await add({ aplicacion: 'LIS', sede: 'LEJOS', redes: '10.9.0.0/16' });
      expect((await fhir(key, '', {})).status).toBe(401);
      expect((await move(id, { accion: 'redes', redes: local })).status).toBe(303);
      expect((await fhir(key, '', {})).status).toBe(400);
      expect((await move(id, { accion: 'revocar' })).status).toBe(303);
      expect((await fhir(key, '', {})).status).toBe(401);
      const events = await opened.db
        .selectFrom('audit')
        .select('action')
        .where('object', '=', id)
        .orderBy('seq')
        .execute();
      expect(events.map(({ action }) => action).filter((action) => action !== 'sender.read')).toEqual([
        'sender.created',
        'sender.networks-changed',
        'sender.revoked',
      ]);
    });
  });

  const pair = {} as { privateKey: CryptoKey; id: string };
  const assertionOf = (changed: object = {}) =>
    new SignJWT({
      iss: pair.id,
      sub: pair.id,
      aud: publicUrl + TOKEN,
      exp: seconds + 240,
      jti: crypto.randomUUID(),
      ...changed,
    })
      .setProtectedHeader({ alg: 'ES384' })
      .sign(pair.privateKey);
  const tokenOf = async (assertion: string, more: Record<string, string> = {}) => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion: assertion,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      ...more,
    });
    const answer = await ask(TOKEN, { 'Content-Type': 'application/x-www-form-urlencoded' }, String(form));
    return { status: answer.status, headers: answer.headers, ...JSON.parse(answer.body.toString()) };
  };

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
    const llave = JSON.stringify(await exportJWK(publicKey));
    const { id } = await add({ aplicacion: 'SIGNS', prueba: 'firma', redes: '', llave });
    Object.assign(pair, { privateKey, id });
  });

  describe(`${engine.name}: a system that signs`, () => {
    test('gets a token for an assertion, once, and sends with it for five minutes', async () => {
      const assertion = await assertionOf();
      const { status, headers, access_token, ...rest } = await tokenOf(assertion, {
        scope: 'system/DiagnosticReport.c system/Patient.r',
      });
      expect([status, headers['cache-control'], rest]).toEqual([
        ...[200, 'no-store'],
        { token_type: 'bearer', expires_in: 300, scope: 'system/DiagnosticReport.c' },
      ]);
      const sent = await fhir(access_token, '', glucoseBundle('batch', { filler: 'S1' }));
      expect(sent.status).toBe(200);
      expect(await tokenOf(assertion)).toMatchObject({ status: 401, error: 'invalid_client' });
      const stored = await opened.db.selectFrom('sender_tokens').select('hash').execute();
      expect(JSON.stringify(stored)).not.toContain(access_token);
      opened.site.setClock(minutesAfter(6));
      expect((await fhir(access_token, '', {})).status).toBe(401);
      opened.site.setClock(teamStart);
    });

    test('of two requests with one assertion, one gets a token', async () => {
      const assertion = await assertionOf();
      const both = await Promise.all([tokenOf(assertion), tokenOf(assertion)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    test.each<[string, object]>([
      ['for the issuer of the site', { aud: publicUrl }],
      ['of another client', { iss: 'x', sub: 'x' }],
      ['that has expired', { exp: seconds - 60 }],
      ['that lasts an hour', { exp: seconds + 3600 }],
    ])('an assertion %s gets nothing', async (_, changed) => {
      expect(await tokenOf(await assertionOf(changed))).toMatchObject({ status: 401, error: 'invalid_client' });
    });

    test('a wrong request says what it lacks', async () => {
      const assertion = await assertionOf();
      expect(await tokenOf(assertion, { grant_type: 'password' })).toMatchObject({
        status: 400,
        error: 'unsupported_grant_type',
      });
      expect(await tokenOf(assertion, { scope: 'system/Patient.rs' })).toMatchObject({
        status: 400,
        error: 'invalid_scope',
      });
      expect(await tokenOf(assertion, { client_assertion_type: 'x' })).toMatchObject({
        status: 400,
        error: 'invalid_request',
      });
    });

    test('loses its tokens in the moment in which it is revoked', async () => {
      const { access_token } = await tokenOf(await assertionOf());
      expect((await fhir(access_token, '', {})).status).toBe(400);
      await move(pair.id, { accion: 'revocar' });
      expect((await fhir(access_token, '', {})).status).toBe(401);
      expect(await tokenOf(await assertionOf())).toMatchObject({ status: 401 });
    });
  });

  describe(`${engine.name}: the FHIR address`, () => {
    test.each([
      ['XML', 'application/fhir+xml'],
      ['another version', 'application/fhir+json; fhirVersion=5.0'],
      ['a form', 'application/x-www-form-urlencoded'],
    ])('refuses %s', async (_, type) => {
      const { key } = await add({ aplicacion: `T-${type.length}`, sede: 'TIPO' });
      const answer = await fhir(key, '', {}, type);
      expect([answer.status, answer.headers['content-type']]).toEqual([
        415,
        expect.stringContaining('application/fhir+json'),
      ]);
    });

    test('declares what it does, and gives nothing out', async () => {
      const metadata = await wire.client.ask('/fhir/R4/metadata', { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(JSON.parse(metadata.body.toString())).toMatchObject({
        resourceType: 'CapabilityStatement',
        fhirVersion: '4.0.1',
        rest: [{ resource: [{ type: 'DiagnosticReport', interaction: [{ code: 'create' }] }] }],
      });
      const smart = await wire.client.ask('/fhir/R4/.well-known/smart-configuration', {});
      expect(JSON.parse(smart.body.toString()).token_endpoint).toBe(publicUrl + TOKEN);
      expect((await wire.client.ask('/fhir/R4/Patient', {})).status).toBe(404);
      expect((await wire.client.ask('/fhir/R4', {})).status).toBe(405);
    });
  });
}
