import { expect, test } from 'vitest';

import { signIn } from '../../app/domain/accounts/sign-in.server.ts';
import { testVault } from '../support/host.ts';
import { postForm } from '../support/link-visits.ts';
import { accountKinds, enterArea, enterWithApp, mailNamesTo, ownAccount, ownPages } from '../support/own-accounts.ts';
import { cookiesOf } from '../support/patient-accounts.ts';
import { codeAt, testPassword } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';

// Devices that an account knows, for doctors and staff as for patients, on both engines.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const stages = await openResultStages(start);
const cases = stages.flatMap((stage) =>
  accountKinds.filter((kind) => kind !== 'patient').map((kind) => ({ name: `${stage.name}, ${kind}`, kind, stage })),
);

const secretOf = (secret: Buffer | null): Buffer => secret ?? Buffer.alloc(0);

test.each(cases)(
  '$name, D 27: a complete sign-in on a new device is remembered, and the owner gets a mail',
  async ({ stage, kind }) => {
    const { db, site } = stage;
    const { email, secret } = await ownAccount(db, kind, start);
    const done = await enterWithApp(site, kind, { email, secret: secretOf(secret), at: start });
    const { [`__Host-device-${kind}`]: device = '' } = cookiesOf(done);
    expect(device).toMatch(/=[\w-]{43}$/);
    expect(await mailNamesTo(db, email)).toEqual(['new-device']);
    // The next sign-in there is no news, and the code is still asked for.
    stage.site.setClock(later(2));
    const again = await enterArea(site, kind, email, testPassword, device);
    expect(again.headers.get('Location')).toBe(ownPages[kind].code);
    const half = cookiesOf(again)['__Host-session'] ?? '';
    const whole = await postForm(site, ownPages[kind].code, { codigo: codeAt(secretOf(secret), later(2)) }, half);
    expect(Object.keys(cookiesOf(whole))).toEqual(['__Host-session']);
    expect(await mailNamesTo(db, email)).toEqual(['new-device']);
  },
);

test.each(cases)(
  "$name, D 25, D 27: a stranger's twenty wrong passwords do not lock a known device out, and the owner gets one mail",
  async ({ stage, kind }) => {
    const { db, site } = stage;
    const { email, secret } = await ownAccount(db, kind, start);
    const done = await enterWithApp(site, kind, { email, secret: secretOf(secret), at: start });
    const device = cookiesOf(done)[`__Host-device-${kind}`]?.split('=')[1] ?? null;
    const from = async (client: string, password: string, minutes: number, known: string | null = null) => {
      const origin = { request: null, session: null, client };
      const needs = { db, vault: testVault, now: new Date(later(minutes)), timeZone: 'America/Bogota', origin };
      return (await signIn(needs, { kind, email, password, agent: '', device: known })).kind;
    };
    for (let tries = 0; tries < 20; tries += 1)
      expect(await from(`red ${tries}`, 'otra clave larga', tries)).toBe('refused');
    expect(await mailNamesTo(db, email)).toEqual(['many-attempts', 'new-device']);
    expect(await from('red 20', testPassword, 20)).toBe('wait');
    expect(await from('red 21', testPassword, 21, device)).toBe('started');
  },
);

test.each(cases)(
  '$name, D 34: a recovery code ends the other sessions, and the owner gets a mail',
  async ({ stage, kind }) => {
    const { db, site } = stage;
    const { id, email, secret } = await ownAccount(db, kind, start);
    const cookie = cookiesOf(await enterWithApp(site, kind, { email, secret: secretOf(secret), at: start }));
    const page = await postForm(site, `${ownPages[kind].security}/codigos`, {}, cookie['__Host-session']);
    const codes = [...(await page.text()).matchAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g)].map(([code]) => code);
    expect(new Set(codes).size).toBe(10);
    const half = cookiesOf(await enterArea(site, kind, email))['__Host-session'] ?? '';
    const done = await postForm(site, ownPages[kind].code, { codigo: codes[0] ?? '' }, half);
    expect(done.status).toBe(303);
    const open = db.selectFrom('sessions').select('id').where('account', '=', id).where('ended_at', 'is', null);
    expect(await open.execute()).toHaveLength(1);
    expect(await mailNamesTo(db, email)).toContain('recovery-code-used');
  },
);

test.each(cases)(
  '$name: an English visitor stays in English after the code, and after a new proof',
  async ({ stage, kind }) => {
    const { db, site } = stage;
    const { email, secret } = await ownAccount(db, kind, start);
    const { entrance, code, confirm } = ownPages[kind];
    const first = await postForm(site, `/en${entrance}`, { correo: email, clave: testPassword });
    expect(first.headers.get('Location')).toBe(`/en${code}`);
    const half = cookiesOf(first)['__Host-session'] ?? '';
    const whole = await postForm(site, `/en${code}`, { codigo: codeAt(secretOf(secret), start) }, half);
    expect(whole.headers.get('Location')).toMatch(/^\/en\//);
    stage.site.setClock(later(2));
    const cookie = cookiesOf(whole)['__Host-session'] ?? '';
    const proved = await postForm(site, `/en${confirm}`, { codigo: codeAt(secretOf(secret), later(2)) }, cookie);
    expect(proved.headers.get('Location')).toMatch(/^\/en\//);
  },
);
