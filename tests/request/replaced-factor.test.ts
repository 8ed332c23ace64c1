import { expect, test } from 'vitest';
import { createAccount } from '../../app/domain/accounts/account-store.server.ts';
import { newRecoveryCodes } from '../../app/domain/accounts/recovery-codes.server.ts';
import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import type { Database, TestSite } from '../support/host.ts';
import { testVault } from '../support/host.ts';
import { postForm } from '../support/link-visits.ts';
import { enterWithApp, mailNamesTo, opensArea, ownPages, ownVisit } from '../support/own-accounts.ts';
import { cookiesOf, mailTo } from '../support/patient-accounts.ts';
import { codeAt, hashOfTestPassword, signedIn, testPassword } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { secretOnPage } from '../support/shown-secret.ts';

// D 33: the second factor moves to another app, and the secret of a setup belongs to the session that has seen it.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const stages = await openResultStages(start);
const kinds = ['doctor', 'staff'] as const;
const cases = stages.flatMap((stage) => kinds.map((kind) => ({ name: `${stage.name}, ${kind}`, kind, stage })));
const session = (answer: Response): string => cookiesOf(answer)['__Host-session'] ?? '';
const pageOf = (kind: (typeof kinds)[number]): string => `${ownPages[kind].security}/aplicacion`;

const shownTo = async (site: TestSite, path: string, cookie: string): Promise<Buffer> =>
  secretOnPage(await site.html(path, { headers: { Cookie: cookie } }));

const eventsOf = async (db: Database, account: string): Promise<string[]> =>
  (await db.selectFrom('audit').select('action').where('actor', '=', account).orderBy('seq').execute()).map(
    ({ action }) => action,
  );

test.each(cases)(
  '$name: another app takes over, after the password and one of its codes',
  async ({ stage: { db, site }, kind }) => {
    const { id, email, cookie, secret: old } = await ownVisit(db, kind, start);
    if (!old) throw new Error('The account has a second factor');
    const path = pageOf(kind);
    const fresh = await shownTo(site, path, cookie);
    expect(fresh).not.toEqual(old);
    expect(await shownTo(site, path, cookie)).toEqual(fresh);
    const send = (codigo: string, actual = testPassword) => postForm(site, path, { actual, codigo }, cookie);
    expect((await send(codeAt(fresh, start), 'otra clave larga')).status).toBe(422);
    expect((await send(codeAt(fresh, start), '')).status).toBe(422);
    expect((await send('')).status).toBe(422);
    expect((await send(codeAt(old, start))).status).toBe(422);
    // The old app works until then, and nothing has happened.
    const other = session(await enterWithApp(site, kind, { email, secret: old, at: start }));
    expect(await opensArea(site, kind, other)).toBe(true);
    expect(await mailNamesTo(db, email)).not.toContain('factor-changed');
    const done = await send(codeAt(fresh, start));
    expect(done.headers.get('Location')).toBe(`${ownPages[kind].security}?hecho=aplicacion`);
    expect(await Promise.all([cookie, other, session(done)].map((one) => opensArea(site, kind, one)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await mailTo(db, 'factor-changed', email)).toMatchObject({ change: 'replaced' });
    expect(await eventsOf(db, id)).toContain('factor.replaced');
    const enter = (secret: Buffer, at: string) => enterWithApp(site, kind, { email, secret, at });
    // The code that confirmed the new app opens nothing any more.
    expect((await enter(fresh, start)).status).toBe(422);
    site.setClock(later(2));
    expect((await enter(old, later(2))).status).toBe(422);
    expect((await enter(fresh, later(2))).status).toBe(303);
  },
);

test.each(cases)(
  '$name: it needs a proof of the last five minutes, which a recovery code gives too',
  async ({ stage: { db, site }, kind }) => {
    const { id, cookie } = await ownVisit(db, kind, start);
    const codes = newRecoveryCodes();
    await db.transaction().execute((transaction) => codes.store(transaction, id));
    site.setClock(later(6));
    const path = pageOf(kind);
    const asked = await site.get(path, { headers: { Cookie: cookie } });
    const confirm = `${ownPages[kind].confirm}?${new URLSearchParams({ a: path })}`;
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, confirm]);
    const unproved = await postForm(site, path, { actual: testPassword, codigo: '123456' }, cookie);
    expect(unproved.headers.get('Location')).toBe(confirm);
    const proved = await postForm(site, ownPages[kind].confirm, { codigo: codes.shown[0] ?? '', a: path }, cookie);
    expect([proved.status, proved.headers.get('Location')]).toEqual([303, path]);
    const secret = await shownTo(site, path, session(proved));
    const form = { actual: testPassword, codigo: codeAt(secret, later(6)) };
    const done = await postForm(site, path, form, session(proved));
    expect(done.status).toBe(303);
    // The other recovery codes stay.
    const rest = await postForm(site, ownPages[kind].confirm, { codigo: codes.shown[1] ?? '' }, session(done));
    expect(rest.status).toBe(303);
  },
);

test.each(cases)(
  '$name: a secret that another session has seen is never confirmed, and one code confirms once',
  async ({ stage: { db, site }, kind }) => {
    const { id, cookie } = await ownVisit(db, kind, start);
    const thief = await signedIn(db, id, { kind, at: start });
    const path = pageOf(kind);
    const seen = await shownTo(site, path, thief);
    const own = await shownTo(site, path, cookie);
    expect(own).not.toEqual(seen);
    const send = (secret: Buffer, from: string) =>
      postForm(site, path, { actual: testPassword, codigo: codeAt(secret, start) }, from);
    expect((await send(seen, cookie)).status).toBe(422);
    // The page of the refusal shows the thief another secret, and the owner's page shows one that the thief has not seen.
    expect((await send(seen, thief)).status).toBe(422);
    const last = await shownTo(site, path, cookie);
    // A request that comes after the first one has ended this session is sent to sign in, and back to this page.
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(last, cookie)));
    expect(answers.filter(({ headers }) => headers.get('Location')?.endsWith('?hecho=aplicacion'))).toHaveLength(1);
    expect((await eventsOf(db, id)).filter((action) => action === 'factor.replaced')).toHaveLength(1);
  },
);

test.each(stages)('$name: tries are counted', async ({ db, site }) => {
  const { cookie } = await ownVisit(db, 'staff', start);
  const path = pageOf('staff');
  await shownTo(site, path, cookie);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await postForm(site, path, { actual: testPassword, codigo: '000000' }, cookie)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test.each(stages)('$name: an account without a second factor has no such page', async ({ db, site }) => {
  const { cookie } = await ownVisit(db, 'patient', start);
  const path = '/portal-resultados/seguridad/aplicacion';
  expect((await site.get(path, { headers: { Cookie: cookie } })).status).toBe(404);
  expect((await postForm(site, path, { actual: testPassword, codigo: '123456' }, cookie)).status).toBe(404);
});

test.each(stages)(
  '$name: the first setup confirms only the secret that its own session has seen',
  async ({ db, site }) => {
    const email = 'primera@yarumo.example';
    const person = { kind: 'staff', email, name: 'Ana', roles: ['reception'], locale: 'es', status: 'active' } as const;
    const password = await hashOfTestPassword();
    const cookies = await db.transaction().execute(async (transaction) => {
      const account = await createAccount(transaction, testVault, { ...person, password }, new Date(start));
      const half = { kind: 'staff', stage: 'enroll', account, device: null, agent: '' } as const;
      const begin = async () => `__Host-session=${(await startSession(transaction, half, new Date(start))).token}`;
      return [await begin(), await begin()] as const;
    });
    const path = '/admin-login/segundo-paso';
    const [thief, owner] = cookies;
    const seen = await shownTo(site, path, thief);
    const own = await shownTo(site, path, owner);
    expect(own).not.toEqual(seen);
    expect((await postForm(site, path, { codigo: codeAt(seen, start) }, owner)).status).toBe(422);
    expect((await postForm(site, path, { codigo: codeAt(own, start) }, owner)).status).toBe(200);
  },
);
