import { expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { elements } from '../support/html.ts';
import { postForm } from '../support/link-visits.ts';
import { accountKinds, enterArea, mailNamesTo, opensArea, ownPages, ownVisit } from '../support/own-accounts.ts';
import { cookiesOf, enterAs, mailTo } from '../support/patient-accounts.ts';
import { codeAt, signedIn, testPassword } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { secretOnPage } from '../support/shown-secret.ts';

// The security of one's own account, in every area and on both engines: sessions, devices, password, address, and second step.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const stages = await openResultStages(start);
const cases = stages.flatMap((stage) => accountKinds.map((kind) => ({ name: `${stage.name}, ${kind}`, kind, stage })));
const fresh = 'seis nubes lentas';
const session = (answer: Response): string => cookiesOf(answer)['__Host-session'] ?? '';

/** The ids in the forms of a page's list. */
const listed = (html: string): string[] =>
  elements(html, 'input').flatMap(({ name, value }) => (name === 'cual' && value ? [value] : []));

test.each(cases)(
  '$name, D 18: a list shows the sessions, and ends one or all others, but nobody else’s',
  async ({ stage: { db, site }, kind }) => {
    const { security } = ownPages[kind];
    const { id, cookie } = await ownVisit(db, kind, start);
    const other = await signedIn(db, id, { kind, at: start });
    const stranger = await ownVisit(db, kind, start);
    const page = await site.html(security, { headers: { Cookie: cookie } });
    expect(listed(page)).toHaveLength(1);
    const foreign = await db
      .selectFrom('sessions')
      .select('id')
      .where('account', '=', stranger.id)
      .executeTakeFirstOrThrow();
    const close = (cual: string) => postForm(site, security, { accion: 'cerrar', cual }, cookie);
    expect((await close(foreign.id)).status).toBe(404);
    expect(await opensArea(site, kind, stranger.cookie)).toBe(true);
    expect((await close(listed(page)[0] ?? '')).headers.get('Location')).toBe(`${security}?hecho=sesion`);
    expect([await opensArea(site, kind, other), await opensArea(site, kind, cookie)]).toEqual([false, true]);
    const third = await signedIn(db, id, { kind, at: start });
    expect((await postForm(site, security, { accion: 'cerrar-otras' }, cookie)).status).toBe(303);
    expect([await opensArea(site, kind, third), await opensArea(site, kind, cookie)]).toEqual([false, true]);
    expect((await site.get(security)).status).toBe(302);
  },
);

test.each(stages)(
  '$name, D 18: closing the session of a stolen phone also forgets the phone, where the saved password would be enough',
  async ({ db, site }) => {
    const { security } = ownPages.patient;
    for (const accion of ['cerrar', 'cerrar-otras']) {
      const { id, email, cookie } = await ownVisit(db, 'patient', start);
      const half = session(await enterAs(site, email));
      const code = (await mailTo(db, 'device-code', email))?.code ?? '';
      const cookies = cookiesOf(await postForm(site, '/portal-resultados/codigo', { codigo: code }, half));
      const device = cookies['__Host-device'] ?? '';
      const isKnown = async () =>
        (await enterAs(site, email, device)).headers.get('Location') !== '/portal-resultados/codigo';
      const stolen = await db
        .selectFrom('sessions')
        .select('id')
        .where('account', '=', id)
        .where('device', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      expect((await postForm(site, security, { accion, cual: stolen.id }, cookie)).status).toBe(303);
      expect(await isKnown()).toBe(false);
      expect(await opensArea(site, 'patient', cookie)).toBe(true);
    }
  },
);

test.each(stages)('$name, D 18: a forgotten device must be confirmed again', async ({ db, site }) => {
  const { email } = await ownVisit(db, 'patient', start);
  const half = session(await enterAs(site, email));
  const code = (await mailTo(db, 'device-code', email))?.code ?? '';
  const cookies = cookiesOf(await postForm(site, '/portal-resultados/codigo', { codigo: code }, half));
  const { '__Host-session': whole = '', '__Host-device': device = '' } = cookies;
  const { security } = ownPages.patient;
  const page = await site.html(security, { headers: { Cookie: whole } });
  const [, cual = ''] = listed(page);
  expect((await postForm(site, security, { accion: 'olvidar', cual }, whole)).status).toBe(303);
  expect(await opensArea(site, 'patient', whole)).toBe(false);
  expect((await enterAs(site, email, device)).headers.get('Location')).toBe('/portal-resultados/codigo');
});

test.each(cases)(
  '$name, D 20: a change needs a proof of the last five minutes',
  async ({ stage: { db, site }, kind }) => {
    const { security, confirm } = ownPages[kind];
    const { id, secret, cookie } = await ownVisit(db, kind, start);
    site.setClock(later(6));
    for (const topic of ['clave', 'correo', 'codigos', ...(kind === 'patient' ? ['segundo-paso'] : [])]) {
      const path = `${security}/${topic}`;
      const asked = `${confirm}?${new URLSearchParams({ a: path })}`;
      expect((await site.get(path, { headers: { Cookie: cookie } })).headers.get('Location')).toBe(asked);
      expect((await postForm(site, path, {}, cookie)).headers.get('Location')).toBe(asked);
    }
    const right: Record<string, string> = secret ? { codigo: codeAt(secret, later(6)) } : { clave: testPassword };
    const wrong: Record<string, string> = secret ? { codigo: '000000' } : { clave: 'otra clave larga' };
    const back = { a: `${security}/clave` };
    expect((await postForm(site, confirm, { ...wrong, ...back }, cookie)).status).toBe(422);
    const proved = await postForm(site, confirm, { ...right, ...back }, cookie);
    expect([proved.status, proved.headers.get('Location')]).toEqual([303, `${security}/clave`]);
    // The session has a new token, and its end stays.
    expect(await opensArea(site, kind, cookie)).toBe(false);
    expect((await site.get(back.a, { headers: { Cookie: session(proved) } })).status).toBe(200);
    const ends = await db.selectFrom('sessions').select('ends_at').where('account', '=', id).distinct().execute();
    expect(ends).toHaveLength(1);
  },
);

test.each(cases)(
  '$name, D 16, D 27: a new password needs the present one, ends the other sessions, and sends a mail',
  async ({ stage: { db, site }, kind }) => {
    const { email, id, cookie } = await ownVisit(db, kind, start);
    const other = await signedIn(db, id, { kind, at: start });
    const path = `${ownPages[kind].security}/clave`;
    const send = (actual: string, clave: string, otra = clave) => postForm(site, path, { actual, clave, otra }, cookie);
    for (const [actual, clave, otra] of [
      ['otra clave larga', fresh, fresh],
      ['', fresh, fresh],
      [testPassword, 'corta', 'corta'],
      [testPassword, fresh, 'distinta del todo'],
    ] as const)
      expect((await send(actual, clave, otra)).status).toBe(422);
    const done = await send(testPassword, fresh);
    expect(done.headers.get('Location')).toBe(`${ownPages[kind].security}?hecho=clave`);
    const open = await Promise.all([cookie, other, session(done)].map((one) => opensArea(site, kind, one)));
    expect(open).toEqual([false, false, true]);
    expect(await mailNamesTo(db, email)).toEqual(['password-changed']);
    expect((await enterArea(site, kind, email)).status).toBe(422);
    expect((await enterArea(site, kind, email, fresh)).status).toBe(303);
  },
);

test.each(cases)('$name, D 20: guesses of the present password wait', async ({ stage: { db, site }, kind }) => {
  const { cookie } = await ownVisit(db, kind, start);
  const path = `${ownPages[kind].security}/clave`;
  const fields = { actual: 'otra clave larga', clave: fresh, otra: fresh };
  for (let tries = 0; tries < 5; tries += 1) expect((await postForm(site, path, fields, cookie)).status).toBe(422);
  expect((await postForm(site, path, { ...fields, actual: testPassword }, cookie)).status).toBe(429);
});

test.each(cases)(
  '$name, D 27: another address needs the password twice, and both addresses hear of it',
  async ({ stage: { db, site }, kind }) => {
    const { email, cookie } = await ownVisit(db, kind, start);
    const next = `nuevo.${email}`;
    const path = `${ownPages[kind].security}/correo`;
    const send = (correo: string, actual = testPassword) => postForm(site, path, { correo, actual }, cookie);
    expect((await send(next, 'otra clave larga')).status).toBe(422);
    expect((await send(email.toUpperCase())).status).toBe(422);
    expect((await send(next)).headers.get('Location')).toBe(`${ownPages[kind].security}?hecho=correo`);
    const link = (await mailTo(db, 'email-confirm', next))?.path ?? '';
    expect(link).toMatch(new RegExp(`^${ownPages[kind].email}/[\\w-]{43}$`));
    for (let scans = 0; scans < 3; scans += 1) expect((await site.get(link)).status).toBe(200);
    // Until then nothing has changed, and a stranger with the link alone changes nothing.
    expect((await postForm(site, link, { clave: 'otra clave larga' })).status).toBe(422);
    expect((await enterArea(site, kind, next)).status).toBe(422);
    const done = await postForm(site, link, { clave: testPassword });
    expect(done.headers.get('Location')).toBe(`${ownPages[kind].entrance}?hecho=correo&otra=1`);
    expect((await site.get(link)).status).toBe(404);
    expect(await opensArea(site, kind, cookie)).toBe(false);
    expect(await mailNamesTo(db, email)).toEqual(['account-email-changed', 'email-change-asked']);
    expect(await mailNamesTo(db, next)).toEqual(['account-email-changed', 'email-confirm']);
    expect([(await enterArea(site, kind, email)).status, (await enterArea(site, kind, next)).status]).toEqual([
      422, 303,
    ]);
  },
);

test.each(cases)(
  '$name, D 27: the old address stops a change, and undoes it',
  async ({ stage: { db, site }, kind }) => {
    for (const isConfirmed of [false, true]) {
      const { id, email, cookie } = await ownVisit(db, kind, start);
      const next = `ladron.${email}`;
      const path = `${ownPages[kind].security}/correo`;
      await postForm(site, path, { correo: next, actual: testPassword }, cookie);
      const link = (await mailTo(db, 'email-confirm', next))?.path ?? '';
      const stop = (await mailTo(db, 'email-change-asked', email))?.path ?? '';
      if (isConfirmed) {
        await postForm(site, link, { clave: testPassword });
        // A second change would take the way back away from the owner.
        const thief = await signedIn(db, id, { kind, at: start });
        const again = { correo: `otro.${email}`, actual: testPassword };
        expect((await postForm(site, path, again, thief)).status).toBe(422);
      }
      expect((await site.get(stop)).status).toBe(200);
      const open = await signedIn(db, id, { kind, at: start });
      const stopped = await postForm(site, stop, {});
      expect(stopped.headers.get('Location')).toBe(`${ownPages[kind].entrance}?hecho=detenido&otra=1`);
      expect((await postForm(site, stop, {})).headers.get('Location')).toBe(stop);
      expect((await site.get(link)).status).toBe(404);
      expect(await opensArea(site, kind, open)).toBe(false);
      expect((await enterArea(site, kind, email)).status).toBe(303);
    }
  },
);

test.each(stages)('$name, D 22: asking for a taken address says nothing, and sends no link', async ({ db, site }) => {
  const mine = await ownVisit(db, 'patient', start);
  const theirs = await ownVisit(db, 'patient', start);
  const send = (correo: string, cookie: string) =>
    postForm(site, '/portal-resultados/seguridad/correo', { correo, actual: testPassword }, cookie);
  const [taken, free] = [await send(theirs.email, mine.cookie), await send(`libre.${mine.email}`, mine.cookie)];
  expect([taken.status, taken.headers.get('Location')]).toEqual([free.status, free.headers.get('Location')]);
  expect(await mailNamesTo(db, theirs.email)).toEqual([]);
});

test.each(stages)(
  '$name, D 32: a patient turns the second step on and off; recovery codes are renewed',
  async ({ db, site }) => {
    const { email, cookie } = await ownVisit(db, 'patient', start);
    const path = '/portal-resultados/seguridad/segundo-paso';
    const secret = secretOnPage(await site.html(path, { headers: { Cookie: cookie } }));
    expect((await postForm(site, path, { codigo: '000000' }, cookie)).status).toBe(422);
    // A setup that nobody finished asks for nothing.
    expect((await enterAs(site, email)).status).toBe(303);
    const on = await postForm(site, path, { codigo: codeAt(secret, start) }, cookie);
    const codes = [...(await on.text()).matchAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g)];
    expect([on.status, new Set(codes.map(([code]) => code)).size]).toEqual([200, 10]);
    expect(await opensArea(site, 'patient', cookie)).toBe(false);
    const renewed = await postForm(site, '/portal-resultados/seguridad/codigos', {}, session(on));
    expect(await renewed.text()).not.toContain(codes[0]?.[0] ?? '');
    const off = await postForm(site, path, { accion: 'quitar' }, session(on));
    expect(off.headers.get('Location')).toBe('/portal-resultados/seguridad?hecho=paso');
    expect((await mailNamesTo(db, email)).filter((name) => name === 'factor-changed')).toHaveLength(3);
  },
);

test.each(stages)('$name, D 32: doctors and staff cannot turn their second step off', async ({ db, site }) => {
  for (const kind of ['doctor', 'staff'] as const) {
    const { cookie } = await ownVisit(db, kind, start);
    const path = `${ownPages[kind].security}/segundo-paso`;
    expect((await site.get(path, { headers: { Cookie: cookie } })).status).toBe(404);
    expect((await postForm(site, path, { accion: 'quitar' }, cookie)).status).toBe(404);
  }
});

test.each(stages)('$name, D 54: the audit log is complete, and holds no address', async ({ db }) => {
  expect((await checkAudit(db)).intact).toBe(true);
  const text = JSON.stringify(await db.selectFrom('audit').selectAll().execute());
  expect(text).not.toContain('correo.example');
});
