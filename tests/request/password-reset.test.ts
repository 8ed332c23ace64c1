import { expect, test } from 'vitest';

import { hashOfToken } from '../../app/domain/accounts/tokens.server.ts';
import { postForm } from '../support/link-visits.ts';
import {
  accountKinds,
  comparable,
  enterArea,
  mailNamesTo,
  opensArea,
  ownAccount,
  ownPages,
} from '../support/own-accounts.ts';
import { cookiesOf, mailTo } from '../support/patient-accounts.ts';
import { codeAt, signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';

// A forgotten password, in every area and on both engines. Numbers such as D 38 are the security requirements of `docs/security.md`.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const stages = await openResultStages(start);
const cases = stages.flatMap((stage) => accountKinds.map((kind) => ({ name: `${stage.name}, ${kind}`, kind, stage })));
const fresh = 'seis nubes lentas';
const next = { clave: fresh, otra: fresh };

const ask = ({ site }: ResultStage, kind: (typeof accountKinds)[number], correo: string) =>
  postForm(site, ownPages[kind].reset, { correo });

/** The path of the latest link to an address. */
const linkTo = async ({ db }: ResultStage, email: string) => (await mailTo(db, 'password-reset', email))?.path ?? '';

test.each(cases)(
  '$name, D 22, D 23: asking gets the same answer in the same time whether or not there is an account',
  async ({ stage, kind }) => {
    const { email } = await ownAccount(stage.db, kind, start);
    const disabled = await ownAccount(stage.db, kind, start);
    await stage.db.updateTable('accounts').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
    stage.site.pauses.length = 0;
    const [known, ...others] = await Promise.all(
      [email, disabled.email, `nadie-${kind}@correo.example`].map(async (one) =>
        comparable(await ask(stage, kind, one)),
      ),
    );
    expect([known?.status, known?.headers.location]).toEqual([303, `${ownPages[kind].reset}?enviado=1`]);
    for (const other of others) expect(other).toEqual(known);
    expect(stage.site.pauses).toEqual([250, 250, 250]);
    expect(await linkTo(stage, email)).toMatch(new RegExp(`^${ownPages[kind].reset}/[\\w-]{43}$`));
    expect(await mailNamesTo(stage.db, disabled.email)).toEqual([]);
    expect(await mailNamesTo(stage.db, `nadie-${kind}@correo.example`)).toEqual([]);
  },
);

test.each(cases)(
  '$name, D 38: the table holds only a hash, and a new link ends the older one',
  async ({ stage, kind }) => {
    const { id, email } = await ownAccount(stage.db, kind, start);
    await ask(stage, kind, email);
    const first = await linkTo(stage, email);
    stage.site.setClock(later(1));
    await ask(stage, kind, email);
    const second = await linkTo(stage, email);
    expect([(await stage.site.get(first)).status, (await stage.site.get(second)).status]).toEqual([404, 200]);
    const rows = await stage.db.selectFrom('one_time_links').selectAll().where('account', '=', id).execute();
    const token = second.split('/').at(-1) ?? '';
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashOfToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  },
);

test.each(cases)('$name, D 39: a link lives thirty minutes, and only in its own area', async ({ stage, kind }) => {
  const { email } = await ownAccount(stage.db, kind, start);
  await ask(stage, kind, email);
  const path = await linkTo(stage, email);
  const other = ownPages[kind === 'staff' ? 'doctor' : 'staff'].reset;
  expect((await stage.site.get(path.replace(ownPages[kind].reset, other))).status).toBe(404);
  stage.site.setClock(later(29));
  expect((await stage.site.get(path)).status).toBe(200);
  stage.site.setClock(later(30));
  expect((await stage.site.get(path)).status).toBe(404);
  expect((await postForm(stage.site, path, next)).headers.get('Location')).toBe(path);
});

test.each(cases)(
  '$name, D 40: a GET uses nothing up, and of many forms at once one succeeds',
  async ({ stage, kind }) => {
    const { id, email } = await ownAccount(stage.db, kind, start);
    await ask(stage, kind, email);
    const path = await linkTo(stage, email);
    for (let scans = 0; scans < 5; scans += 1) expect((await stage.site.get(path)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(stage.site, path, next)));
    const done = `${ownPages[kind].entrance}?hecho=clave&otra=1`;
    expect(answers.filter(({ headers }) => headers.get('Location') === done)).toHaveLength(1);
    const { version } = await stage.db
      .selectFrom('accounts')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(2);
  },
);

test.each(cases)(
  '$name, D 41: the page names itself to nobody, and the mail takes no address from the request',
  async ({ stage, kind }) => {
    const { email } = await ownAccount(stage.db, kind, start);
    await ask(stage, kind, email);
    const page = await stage.site.get(await linkTo(stage, email));
    expect([page.headers.get('Referrer-Policy'), page.headers.get('Cache-Control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    expect((await mailTo(stage.db, 'password-reset', email))?.path).not.toContain('://');
  },
);

test.each(cases)(
  '$name, D 42: all sessions end, nobody is signed in, and the owner gets a mail',
  async ({ stage, kind }) => {
    const { db, site } = stage;
    const { id, email } = await ownAccount(db, kind, start);
    const cookies = [await signedIn(db, id, { kind, at: start }), await signedIn(db, id, { kind, at: start })];
    await ask(stage, kind, email);
    const path = await linkTo(stage, email);
    for (const [clave, otra] of [
      ['corta', 'corta'],
      ['passwordpassword', 'passwordpassword'],
      [fresh, 'otra cosa distinta'],
    ] as const)
      expect((await postForm(site, path, { clave, otra })).status).toBe(422);
    expect(await opensArea(site, kind, cookies[0] ?? '')).toBe(true);
    const done = await postForm(site, path, next, cookies[0]);
    expect([done.status, done.headers.getSetCookie()]).toEqual([303, []]);
    for (const cookie of cookies) expect(await opensArea(site, kind, cookie)).toBe(false);
    expect(await mailNamesTo(db, email)).toEqual(['password-changed', 'password-reset']);
    expect(await site.html(done.headers.get('Location') ?? '')).toContain('Su contraseña cambió.');
    expect((await enterArea(site, kind, email)).status).toBe(422);
    // The second step is still asked for (D 35).
    expect((await enterArea(site, kind, email, fresh)).headers.get('Location')).toBe(ownPages[kind].code);
  },
);

test.each(cases)(
  '$name, D 42: three links an hour for an account, ten for a network, and the same answer beyond',
  async ({ stage, kind }) => {
    const { id, email } = await ownAccount(stage.db, kind, start);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await comparable(await ask(stage, kind, email)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const links = () => stage.db.selectFrom('one_time_links').select('token_hash').where('account', '=', id).execute();
    expect(await links()).toHaveLength(3);
    await Promise.all(Array.from({ length: 12 }, (_, index) => ask(stage, kind, `red${index}@correo.example`)));
    const other = await ownAccount(stage.db, kind, start);
    expect((await ask(stage, kind, other.email)).status).toBe(303);
    expect(await mailNamesTo(stage.db, other.email)).toEqual([]);
  },
);

test.each(stages)(
  '$name: a reset lets the owner in whom a stranger had delayed, and ends a change of address',
  async (stage) => {
    const { db, site } = stage;
    const { id, email, secret } = await ownAccount(db, 'staff', start);
    const cookie = await signedIn(db, id, { at: start });
    const change = { correo: 'ladron@correo.example', actual: testPassword };
    expect((await postForm(site, '/admin-panel/seguridad/correo', change, cookie)).status).toBe(303);
    const planted = (await mailTo(db, 'email-confirm', 'ladron@correo.example'))?.path ?? '';
    expect((await site.get(planted)).status).toBe(200);
    await ask(stage, 'staff', email);
    await postForm(site, await linkTo(stage, email), next);
    expect((await site.get(planted)).status).toBe(404);
    const half = cookiesOf(await enterArea(site, 'staff', email, fresh))['__Host-session'] ?? '';
    const done = await postForm(
      site,
      '/admin-login/codigo',
      { codigo: codeAt(secret ?? Buffer.alloc(0), start) },
      half,
    );
    expect(done.headers.get('Location')).toBe('/admin-panel');
  },
);
