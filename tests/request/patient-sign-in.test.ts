import { expect, test } from 'vitest';

import { signIn } from '../../app/domain/accounts/sign-in.server.ts';
import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { testVault } from '../support/host.ts';
import { postForm } from '../support/link-visits.ts';
import {
  boundTo,
  cookiesOf,
  enterAs,
  mailTo,
  newEmail,
  patientAccount,
  signInPath,
} from '../support/patient-accounts.ts';
import { codeAt, makeAccount, signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';

// Accounts of patients, on both engines: creating one, signing in, and confirming a device. D 22 and others are requirements.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const codePath = '/portal-resultados/codigo';
const createPath = '/portal-resultados/crear-cuenta';
const home = '/portal-resultados/resultado';

const stages = await openResultStages(start);

const give = ({ site }: ResultStage, codigo: string, cookie: string) => postForm(site, codePath, { codigo }, cookie);

/** A sign-in on a new device: the cookie of the half session, and the code of the mail. */
async function halfIn(stage: ResultStage, email: string) {
  const half = cookiesOf(await enterAs(stage.site, email))['__Host-session'] ?? '';
  return { half, code: (await mailTo(stage.db, 'device-code', email))?.code ?? '' };
}

const otherThan = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

test.each(stages)('$name: the entrance leads to signing in and to creating an account', async ({ site }) => {
  for (const locale of ['', '/en']) {
    const entrance = await site.html(`${locale}/portal-resultados`);
    for (const path of [signInPath, createPath]) {
      expect(entrance).toContain(`href="${locale}${path}"`);
      const page = await site.get(locale + path);
      expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain('name="clave"');
    }
  }
});

test.each(stages)(
  '$name, D 32: a new device needs the code of a mail; then the password is enough there',
  async (stage) => {
    const { db, site, makeResult } = stage;
    const { id, email } = await patientAccount(db, start);
    const { person } = await makeResult();
    await boundTo(db, id, person, start);
    const first = await enterAs(site, email);
    expect([first.status, first.headers.get('Location')]).toEqual([303, codePath]);
    const half = cookiesOf(first)['__Host-session'] ?? '';
    expect((await site.get(home, { headers: { Cookie: half } })).headers.get('Location')).toBe(null);
    const code = (await mailTo(db, 'device-code', email))?.code ?? '';
    const done = await give(stage, `${code.slice(0, 4)} ${code.slice(4)}`, half);
    expect([done.status, done.headers.get('Location')]).toEqual([303, home]);
    expect(done.headers.getSetCookie()[1]).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/,
    );
    const { '__Host-session': whole = '', '__Host-device': device = '' } = cookiesOf(done);
    expect(await (await site.get(home, { headers: { Cookie: whole } })).text()).toContain('Para Ana');
    expect(await mailTo(db, 'new-device', email)).toEqual({ at: new Date(start).toISOString(), agent: '' });
    const again = await enterAs(site, email, device);
    expect([again.status, again.headers.get('Location')]).toEqual([303, home]);
  },
);

test.each(stages)(
  '$name, D 32: a patient with an authenticator app gives its code instead of a mailed one',
  async (stage) => {
    const email = newEmail();
    const { secret } = await makeAccount(stage.db, { kind: 'patient', email, name: '', at: start });
    const half = cookiesOf(await enterAs(stage.site, email))['__Host-session'] ?? '';
    expect(await mailTo(stage.db, 'device-code', email)).toBe(null);
    expect((await give(stage, '123456', half)).status).toBe(422);
    const done = await give(stage, codeAt(secret, start), half);
    expect([done.status, done.headers.get('Location')]).toEqual([303, home]);
    expect(Object.keys(cookiesOf(done))).toEqual(['__Host-session', '__Host-device']);
    expect(await mailTo(stage.db, 'new-device', email)).not.toBe(null);
    // The app's code is asked for on a known device, too: only the mail about the device is not sent again.
    const { '__Host-device': device = '' } = cookiesOf(done);
    expect((await enterAs(stage.site, email, device)).headers.get('Location')).toBe(codePath);
  },
);

test.each(stages)(
  '$name, D 36: a guessed code opens nothing, and the fifth try ends the right one, too',
  async (stage) => {
    const { email } = await patientAccount(stage.db, start);
    const { half, code } = await halfIn(stage, email);
    for (let tries = 0; tries < 5; tries += 1) expect((await give(stage, otherThan(code), half)).status).toBe(422);
    await stage.db.deleteFrom('attempts').execute();
    expect((await give(stage, code, half)).status).toBe(422);
  },
);

test.each(stages)('$name, D 36: parallel guesses count exactly', async (stage) => {
  const { email } = await patientAccount(stage.db, start);
  const { half, code } = await halfIn(stage, email);
  await Promise.all(Array.from({ length: 20 }, () => give(stage, otherThan(code), half)));
  const { tries } = await stage.db
    .selectFrom('device_codes')
    .select('tries')
    .orderBy('tries', 'desc')
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
});

test.each(stages)(
  '$name, D 36: a code works once, for ten minutes, and only in the browser that asked',
  async (stage) => {
    const { email } = await patientAccount(stage.db, start);
    const mine = await halfIn(stage, email);
    const { half: stranger } = await halfIn(stage, email);
    expect((await give(stage, mine.code, stranger)).status).toBe(422);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => give(stage, mine.code, mine.half)));
    expect(twenty.filter((answer) => cookiesOf(answer)['__Host-device'])).toHaveLength(1);
    const late = await halfIn(stage, email);
    stage.site.setClock(later(10));
    expect((await give(stage, late.code, late.half)).headers.get('Location')).toBe(signInPath);
  },
);

test.each(stages)(
  '$name: twenty wrong passwords a day from all networks together; a device that the account knows goes on',
  async (stage) => {
    const { email } = await patientAccount(stage.db, start);
    const { half, code } = await halfIn(stage, email);
    const cookie = cookiesOf(await give(stage, code, half))['__Host-device'] ?? '';
    const from = async (client: string, password: string, minutes: number, device: string | null = null) => {
      const origin = { request: null, session: null, client };
      const needs = {
        db: stage.db,
        vault: testVault,
        now: new Date(later(minutes)),
        timeZone: 'America/Bogota',
        origin,
      };
      return (await signIn(needs, { kind: 'patient', email, password, agent: '', device })).kind;
    };
    for (let tries = 0; tries < 20; tries += 1)
      expect(await from(`red ${tries}`, 'otra clave larga', tries)).toBe('refused');
    expect(await from('red 20', testPassword, 20)).toBe('wait');
    expect(await from('red 21', testPassword, 21, cookie.split('=')[1])).toBe('started');
    expect(await from('red 22', testPassword, 22)).toBe('wait');
    expect(await from('red 23', testPassword, 24 * 60)).toBe('started');
  },
);

test.each(stages)('$name: a new sign-in ends the session that the browser had', async ({ db, site }) => {
  const { id, email } = await patientAccount(db, start);
  const [mine, elsewhere] = [
    await signedIn(db, id, { kind: 'patient', at: start }),
    await signedIn(db, id, { kind: 'patient', at: start }),
  ];
  const opened = async (cookie: string) =>
    (await site.get('/portal-resultados/unir', { headers: { Cookie: cookie } })).status;
  const again = (clave: string) => postForm(site, `${signInPath}?otra=1`, { correo: email, clave }, mine);
  expect((await again('otra clave larga')).status).toBe(422);
  expect(await opened(mine)).toBe(200);
  expect((await again(testPassword)).status).toBe(303);
  expect([await opened(mine), await opened(elsewhere)]).toEqual([302, 200]);
});

test.each(stages)(
  '$name, D 25: a stolen device cookie opens nothing without the password, or with another account',
  async (stage) => {
    const { db, site } = stage;
    const mine = await patientAccount(db, start);
    const { half, code } = await halfIn(stage, mine.email);
    const device = cookiesOf(await give(stage, code, half))['__Host-device'] ?? '';
    expect((await site.get(home, { headers: { Cookie: device } })).status).toBe(200);
    expect((await site.get('/portal-resultados/unir', { headers: { Cookie: device } })).status).toBe(302);
    expect((await enterAs(site, mine.email, device, 'otra clave larga')).status).toBe(422);
    const other = await patientAccount(db, start);
    expect((await enterAs(site, other.email, device)).headers.get('Location')).toBe(codePath);
    // A stranger's failures elsewhere do not delay the owner, whose device has its own counter.
    for (let tries = 0; tries < 6; tries += 1) await enterAs(site, mine.email, '', 'otra clave larga');
    expect((await enterAs(site, mine.email)).status).toBe(429);
    expect((await enterAs(site, mine.email, device)).headers.get('Location')).toBe(home);
    site.setClock(later(91 * 24 * 60));
    expect((await enterAs(site, mine.email, device)).headers.get('Location')).toBe(codePath);
  },
);

test.each(stages)('$name, D 22: creating an account gets the same answer whether or not it exists', async (stage) => {
  const { db, site } = stage;
  const known = await patientAccount(db, start);
  const fresh = newEmail();
  const answers = await Promise.all(
    [known.email, fresh].map(async (correo) => {
      const answer = await postForm(site, createPath, { correo, clave: 'caballo bata grapa' });
      const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, text: await answer.text() };
    }),
  );
  expect(answers[0]?.status).toBe(303);
  expect(answers[1]).toEqual(answers[0]);
  expect(await mailTo(db, 'patient-account-exists', known.email)).toEqual({ path: signInPath });
  expect(await mailTo(db, 'patient-confirm-email', known.email)).toBe(null);
  expect(await mailTo(db, 'patient-account-exists', fresh)).toBe(null);
});

test.each(stages)(
  '$name, D 40: the link and the password together confirm the address, once, and no GET does',
  async (stage) => {
    const { db, site } = stage;
    const email = newEmail();
    const clave = 'caballo bata grapa';
    await postForm(site, createPath, { correo: email, clave });
    const path = (await mailTo(db, 'patient-confirm-email', email))?.path ?? '';
    for (let scans = 0; scans < 5; scans += 1) expect((await site.get(path)).status).toBe(200);
    expect((await enterAs(site, email, '', clave)).status).toBe(422);
    expect((await postForm(site, path, { clave: 'otra clave larga' })).status).toBe(422);
    const twenty = await Promise.all(Array.from({ length: 4 }, () => postForm(site, path, { clave })));
    const started = twenty.filter((answer) => cookiesOf(answer)['__Host-session']);
    expect(started).toHaveLength(1);
    expect(started[0]?.headers.get('Location')).toBe(home);
    expect((await site.get(path)).status).toBe(404);
    const { '__Host-device': device = '' } = cookiesOf(started[0] ?? new Response());
    expect((await enterAs(site, email, device, clave)).headers.get('Location')).toBe(home);
  },
);

test.each(stages)("$name, D 37: somebody who registers another's address cannot plant a password", async (stage) => {
  const { db, site } = stage;
  const email = newEmail();
  const mailed = async () => (await mailTo(db, 'patient-confirm-email', email))?.path ?? '';
  await postForm(site, createPath, { correo: email, clave: 'clave del atacante' });
  const planted = await mailed();
  site.setClock(later(1));
  await postForm(site, createPath, { correo: email, clave: 'la clave del dueño' });
  const own = await mailed();
  expect((await site.get(planted)).status).toBe(404);
  expect((await postForm(site, own, { clave: 'clave del atacante' })).status).toBe(422);
  expect((await postForm(site, own, { clave: 'la clave del dueño' })).status).toBe(303);
  expect((await enterAs(site, email, '', 'clave del atacante')).status).toBe(422);
});

test.each(stages)(
  '$name, D 31: refuses short, common, and own words as a password, and keeps the address',
  async ({ site }) => {
    for (const clave of ['corta', 'passwordpassword', 'yarumo medellin', '']) {
      const answer = await postForm(site, createPath, { correo: 'marta@correo.example', clave });
      const html = await answer.text();
      expect([answer.status, html.includes('value="marta@correo.example"')], clave).toEqual([422, true]);
    }
  },
);

test.each(stages)(
  '$name, D 54, D 91: the log is complete, and no table holds an address, a code, or a password in clear',
  async ({ db }) => {
    expect((await checkAudit(db)).intact).toBe(true);
    const tables = ['accounts', 'devices', 'device_codes', 'one_time_links', 'attempts', 'audit', 'outbox'] as const;
    const text = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
    expect(text).not.toMatch(/correo\.example|caballo/);
    expect(text).not.toContain(testPassword);
  },
);
