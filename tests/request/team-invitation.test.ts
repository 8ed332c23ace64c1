import { describe, expect, test } from 'vitest';

import { newFirstRunCode } from '../../app/domain/accounts/first-run.server.ts';
import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { textOf, texts } from '../support/html.ts';
import { codeAt } from '../support/people.ts';
import { cookieIn, minutesAfter, TEAM, teamSite, teamStart } from '../support/team-site.ts';

// From an invitation to the panel, and the first owner, on both engines. Numbers such as D 38 are the security requirements of `docs/security.md`.

const good = 'cuatro gatos leen despacio';
const INVITE = `${TEAM}/invitar`;

for (const engine of await openEngines()) {
  const team = teamSite(engine);
  const { opened, get, post, person, statusOf, mailedPaths, versionOf } = team;

  let invited = 0;
  /** Invites a receptionist, and returns the path of their link. */
  const invite = async (cookie: string, name = 'Marta Canario') => {
    invited += 1;
    const correo = `invitada${invited}@yarumo.example`;
    const answer = await post(INVITE, cookie, { nombre: name, correo, trabajo: 'reception' });
    const id = answer.headers.get('Location')?.match(/equipo\/([\w-]+)/)?.[1] ?? '';
    const [path = ''] = await mailedPaths('staff-invitation', correo);
    return { answer, id, path, correo };
  };
  const secretOf = async (html: string) =>
    Buffer.from(base32(/[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(textOf(html))?.[0] ?? ''));

  describe(`${engine.name}: the first owner`, () => {
    test('D 21: a new database has no account, and the screen needs the code of the terminal', async () => {
      expect(await opened.db.selectFrom('accounts').select('id').execute()).toEqual([]);
      const page = await get('/admin-login/primera-vez');
      expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
      const typed = { codigo: 'AAAA-AAAA-AAAA', nombre: 'Gloria Canario', correo: 'gloria@yarumo.example' };
      const refused = await post('/admin-login/primera-vez', '', typed);
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain('Gloria Canario');
      expect(html).not.toContain('AAAA-AAAA');
      expect(await opened.db.selectFrom('accounts').select('id').execute()).toEqual([]);
    });

    test('the code opens once, for half an hour, and a new one ends it', async () => {
      const typed = { nombre: 'Gloria Canario', correo: 'gloria@yarumo.example' };
      const [first, second] = [await code(teamStart), await code(teamStart)];
      expect((await post('/admin-login/primera-vez', '', { ...typed, codigo: first })).status).toBe(422);
      opened.site.setClock(minutesAfter(30));
      expect((await post('/admin-login/primera-vez', '', { ...typed, codigo: second })).status).toBe(422);
      const third = await code(minutesAfter(30));
      const answers = await Promise.all(
        [1, 2, 3].map(() => post('/admin-login/primera-vez', '', { ...typed, codigo: third.toLowerCase() })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
      opened.site.setClock(teamStart);
    });

    test('D 24: a wrong code is slowed down, and the right one then waits, too', async () => {
      await opened.db.deleteFrom('attempts').execute();
      const typed = { nombre: 'Gloria Canario', correo: 'gloria@yarumo.example' };
      const right = await code(teamStart);
      for (let tries = 0; tries < 5; tries += 1)
        expect((await post('/admin-login/primera-vez', '', { ...typed, codigo: 'AAAA' })).status).toBe(422);
      expect((await post('/admin-login/primera-vez', '', { ...typed, codigo: right })).status).toBe(429);
      await opened.db.deleteFrom('attempts').execute();
    });

    test('the first owner chooses a password and a second step, and the screen is gone', async () => {
      const typed = { nombre: 'Gloria Canario', correo: 'gloria@yarumo.example', codigo: await code(teamStart) };
      const link = (await post('/admin-login/primera-vez', '', typed)).headers.get('Location') ?? '';
      expect(link).toMatch(/^\/admin-login\/invitacion\/[\w-]{43}$/);
      const half = await post(link, '', { clave: good, otra: good });
      expect([half.status, half.headers.get('Location')]).toEqual([303, '/admin-login/segundo-paso']);
      expect((await get('/admin-login/primera-vez')).status).toBe(404);
      expect((await post('/admin-login/primera-vez', '', typed)).status).toBe(404);
      expect(await newFirstRunCode(opened.db, testVault, new Date(teamStart))).toBeNull();
    });
  });

  describe(`${engine.name}: the invitations of a member who is suspended`, () => {
    test('end with the suspension, and another owner can send them again', async () => {
      const [gone, stays] = [await person(['owner']), await person(['owner'])];
      const [theirs, other] = [await invite(gone.cookie), await invite(stays.cookie)];
      const suspended = { accion: 'suspender', version: await versionOf(gone.id) };
      expect((await post(`${TEAM}/${gone.id}`, stays.cookie, suspended)).status).toBe(303);
      const accept = { clave: good, repetida: good };
      expect((await post(theirs.path, '', accept)).status).not.toBe(303);
      expect(await statusOf(theirs.id)).toBe('invited');
      expect((await get(other.path)).status).toBe(200);
      const again = { accion: 'reenviar', version: await versionOf(theirs.id) };
      expect((await post(`${TEAM}/${theirs.id}`, stays.cookie, again)).status).toBe(303);
      const paths = await mailedPaths('staff-invitation', theirs.correo);
      expect((await get(paths.at(-1) ?? '')).status).toBe(200);
    });
  });

  describe(`${engine.name}: an invitation`, () => {
    test('from the mail to the panel: password, second step, recovery codes', async () => {
      const owner = await person(['owner']);
      const { answer, id, path } = await invite(owner.cookie);
      expect([answer.status, path]).toEqual([303, expect.stringMatching(/^\/admin-login\/invitacion\/[\w-]{43}$/)]);
      const page = await get(path);
      expect([page.status, page.headers.get('Referrer-Policy'), page.headers.get('Cache-Control')]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ]);
      expect(await page.text()).toContain('Marta Canario');
      const half = cookieIn(await post(path, '', { clave: good, otra: good }));
      expect((await get('/admin-panel', half)).status).toBe(302);
      const setup = await (await get('/admin-login/segundo-paso', half)).text();
      const enrolled = await post('/admin-login/segundo-paso', half, {
        codigo: codeAt(await secretOf(setup), teamStart),
      });
      expect(texts(await enrolled.text(), 'li').filter((text) => /^([0-9A-Z]{4}-){3}/.test(text))).toHaveLength(10);
      expect((await get('/admin-panel', cookieIn(enrolled))).status).toBe(200);
      expect(await statusOf(id)).toBe('active');
      expect(await team.eventsOf(id)).toEqual(['account.confirmed', 'session.started', 'factor.enrolled']);
    });

    test('D 40: fifty scanners open the link, and use nothing up; of twenty people one gets in', async () => {
      const owner = await person(['owner']);
      const { path } = await invite(owner.cookie);
      for (let opens = 0; opens < 50; opens += 1) expect((await get(path)).status).toBe(200);
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, '', { clave: good, otra: good })));
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    });

    test('D 39: the link opens for 72 hours, and the stored row opens nothing', async () => {
      const owner = await person(['owner']);
      const { path } = await invite(owner.cookie);
      opened.site.setClock(minutesAfter(72 * 60 - 1));
      expect((await get(path)).status).toBe(200);
      opened.site.setClock(minutesAfter(72 * 60));
      expect((await get(path)).status).toBe(404);
      expect((await post(path, '', { clave: good, otra: good })).status).toBe(404);
      opened.site.setClock(teamStart);
      const rows = await opened.db.selectFrom('one_time_links').select('token_hash').execute();
      for (const { token_hash } of rows)
        expect((await get(`/admin-login/invitacion/${encodeURIComponent(token_hash)}`)).status).toBe(404);
    });

    test('D 38: a new link ends the earlier one; a withdrawn invitation opens nothing, and leaves no address', async () => {
      const owner = await person(['owner']);
      const { id, path, correo } = await invite(owner.cookie);
      const again = await post(`${TEAM}/${id}`, owner.cookie, { accion: 'reenviar', version: await versionOf(id) });
      expect(again.status).toBe(303);
      const [, second = ''] = await mailedPaths('staff-invitation', correo);
      expect([(await get(path)).status, (await get(second)).status]).toEqual([404, 200]);
      const gone = await post(`${TEAM}/${id}`, owner.cookie, { accion: 'retirar', version: await versionOf(id) });
      expect([gone.status, gone.headers.get('Location')]).toEqual([303, `${TEAM}?hecho=retirar`]);
      expect([(await get(second)).status, await statusOf(id)]).toEqual([404, undefined]);
      expect((await get(`${TEAM}/${id}`, owner.cookie)).status).toBe(404);
    });
  });

  describe(`${engine.name}: what an invitation refuses`, () => {
    test.each([
      ['too short', 'corta', 'corta', 'al menos 12'],
      ['different', good, `${good}!`, 'no son iguales'],
      ['missing', '', '', 'Escriba una contraseña'],
      ['common', 'password1234', 'password1234', 'comunes o filtradas'],
      ['their own name', 'marta canario 2026', 'marta canario 2026', 'Se parece a su nombre'],
      ['the laboratory', 'yarumo medellin 1', 'yarumo medellin 1', 'Se parece a su nombre'],
    ])(
      'D 31: a password that is %s is refused with its reason, and never comes back',
      async (_, clave, otra, reason) => {
        const owner = await person(['owner']);
        const { path, id } = await invite(owner.cookie);
        const refused = await post(path, '', { clave, otra });
        const html = await refused.text();
        expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([422, null]);
        expect(textOf(html)).toContain(reason);
        if (clave) expect(html).not.toContain(`"${clave}"`);
        expect(await statusOf(id)).toBe('invited');
      },
    );

    test('D 2: a form of another site accepts no invitation', async () => {
      const owner = await person(['owner']);
      const { path, id } = await invite(owner.cookie);
      const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      const body = new URLSearchParams({ clave: good, otra: good });
      expect((await opened.site.get(path, { method: 'POST', headers, body })).status).toBe(403);
      expect(await statusOf(id)).toBe('invited');
    });

    test('D 52: the audit chain is intact, and holds no name, address, or token', async () => {
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
      const rows = JSON.stringify(await opened.db.selectFrom('audit').selectAll().execute());
      for (const canary of ['Canario', 'yarumo.example', 'invitacion/']) expect(rows).not.toContain(canary);
    });
  });

  const code = async (at: string): Promise<string> => (await newFirstRunCode(opened.db, testVault, new Date(at))) ?? '';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 'MZXW 6YTB' → its bytes */
function base32(shown: string): number[] {
  const bits = [...shown.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
