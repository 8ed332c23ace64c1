import { describe, expect, test } from 'vitest';

import { changeStaff } from '../../app/domain/accounts/staff-changes.server.ts';
import { type Engine, openEngines } from '../support/engines.ts';
import { openSite, testVault } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';
import { codeAt, testPassword } from '../support/people.ts';
import { cookieIn, minutesAfter, TEAM, teamSite, teamStart } from '../support/team-site.ts';

// The owner changes the team, on both engines. Numbers such as D 19 are the security requirements of `docs/security.md`.

type Team = ReturnType<typeof teamSite>;

for (const engine of await openEngines()) {
  const team = teamSite(engine);
  describe(`${engine.name}: changes`, () => theChanges(team, engine));
  describe(`${engine.name}: refusals`, () => theRefusals(team));
  describe(`${engine.name}: two at once`, () => theRaces(team));
  describe(`${engine.name}: the proof`, () => theProof(team));
  describe(`${engine.name}: the audit log in the panel`, () => theAuditLog(team));
}

/** Presses a button of a member's page. */
const changer =
  ({ post, versionOf }: Team) =>
  async (cookie: string, id: string, accion: string, more: [string, string][] = [], version?: string) =>
    post(`${TEAM}/${id}`, cookie, [['accion', accion], ['version', version ?? (await versionOf(id))], ...more]);

function theChanges(team: Team, engine: Engine): void {
  const { opened, get, person, statusOf, post } = team;
  const change = changer(team);

  test('the list names everybody with their work, state, and last sign-in', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception', 'collector'])];
    const text = textOf(await (await get(TEAM, owner.cookie)).text());
    expect(text).toContain(`${member.name} ${member.email} Trabajo Recepción, Toma a domicilio`);
    expect(text).toContain('Aún no ha ingresado');
    expect(await team.eventsOf(owner.id)).toEqual(['staff.read']);
  });

  test('D 19: suspending ends all sessions in every process, and the account signs in no more', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    const otherProcess = await openSite({ db: await engine.open(), at: teamStart });
    const open = () => otherProcess.get('/admin-panel', { headers: { Cookie: member.cookie } });
    expect((await open()).status).toBe(200);
    expect((await change(owner.cookie, member.id, 'suspender')).status).toBe(303);
    expect((await open()).status).toBe(302);
    expect((await post('/admin-login', '', { correo: member.email, clave: testPassword })).status).toBe(422);
    expect((await change(owner.cookie, member.id, 'reactivar')).status).toBe(303);
    expect(await statusOf(member.id)).toBe('active');
    expect((await open()).status).toBe(302);
    await otherProcess.db.destroy();
  });

  test('D 16: changed work ends the sessions, and needs at least one role', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    expect((await change(owner.cookie, member.id, 'trabajo')).status).toBe(422);
    const roles: [string, string][] = [
      ['trabajo', 'editor'],
      ['trabajo', 'counselor'],
    ];
    expect((await change(owner.cookie, member.id, 'trabajo', roles)).status).toBe(303);
    expect((await get('/admin-panel', member.cookie)).status).toBe(302);
    const held = await opened.db.selectFrom('account_roles').select('role').where('account', '=', member.id).execute();
    expect(held.map(({ role }) => role).toSorted()).toEqual(['counselor', 'editor']);
  });

  test('D 35: without the second step the next sign-in sets up a new one; recovery codes are gone, and a mail tells', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    await opened.db
      .insertInto('recovery_codes')
      .values({ id: member.id, account: member.id, code: 'x', used_at: null })
      .execute();
    expect((await change(owner.cookie, member.id, 'quitar-segundo-paso')).status).toBe(303);
    expect((await get('/admin-panel', member.cookie)).status).toBe(302);
    const entered = await post('/admin-login', '', { correo: member.email, clave: testPassword });
    expect(entered.headers.get('Location')).toBe('/admin-login/segundo-paso');
    const codes = await opened.db.selectFrom('recovery_codes').select('id').where('account', '=', member.id).execute();
    expect(codes).toEqual([]);
    expect(await team.mailedPaths('factor-reset', member.email)).toHaveLength(1);
  });
}

function theRefusals(team: Team): void {
  const { get, person, statusOf, post } = team;
  const change = changer(team);

  test('nobody changes their own rights: the buttons are closed with a reason, and a form is refused', async () => {
    const owner = await person(['owner']);
    const html = await (await get(`${TEAM}/${owner.id}`, owner.cookie)).text();
    const buttons = elements(html, 'button').filter(({ name }) => name === 'accion');
    expect(buttons.length).toBeGreaterThan(0);
    for (const one of buttons) expect(one).toMatchObject({ disabled: '', 'aria-describedby': 'por-que' });
    expect(textOf(html)).toContain('Nadie cambia sus propios permisos');
    for (const accion of ['suspender', 'quitar-segundo-paso'])
      expect((await change(owner.cookie, owner.id, accion)).status).toBe(403);
    expect(await statusOf(owner.id)).toBe('active');
  });

  test('an address that has an account is not invited again, and what was typed stays', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    const typed = { nombre: 'Otra Canario', correo: ` ${member.email.toUpperCase()} `, trabajo: 'editor' };
    const refused = await post(`${TEAM}/invitar`, owner.cookie, typed);
    const html = await refused.text();
    expect([refused.status, html.includes('Otra Canario'), html.includes('ya tiene una cuenta')]).toEqual([
      422,
      true,
      true,
    ]);
    expect(elements(html, 'input').filter(({ checked }) => checked !== undefined)).toMatchObject([{ value: 'editor' }]);
  });

  test.each(['ana', 'ana@x.example,b@x.example', 'ana@x.example\r\nBcc: b@x.example', `${'a'.repeat(250)}@x.example`])(
    'D 61: %j is no address',
    async (correo) => {
      const owner = await person(['owner']);
      const answer = await post(`${TEAM}/invitar`, owner.cookie, { nombre: 'Ana', correo, trabajo: 'editor' });
      expect(answer.status).toBe(422);
    },
  );
}

function theRaces(team: Team): void {
  const { opened, person, statusOf, versionOf } = team;
  const change = changer(team);

  test('of two owners who change one member, the second gets the new state', async () => {
    const [one, other, member] = [await person(['owner']), await person(['owner']), await person(['reception'])];
    const version = await versionOf(member.id);
    expect((await change(one.cookie, member.id, 'trabajo', [['trabajo', 'editor']], version)).status).toBe(303);
    const late = await change(other.cookie, member.id, 'suspender', [], version);
    expect([late.status, textOf(await late.text())]).toEqual([
      409,
      expect.stringContaining('Alguien cambió esta cuenta'),
    ]);
    expect(await statusOf(member.id)).toBe('active');
  });

  test('two owners who suspend each other at once: one stays', async () => {
    await opened.db.deleteFrom('account_roles').where('role', '=', 'owner').execute();
    const [one, other] = [await person(['owner']), await person(['owner'])];
    const at = { db: opened.db, vault: testVault, now: new Date(teamStart), timeZone: 'America/Bogota' };
    const origin = { request: null, session: null, client: null };
    const suspend = (author: string, id: string) =>
      changeStaff(
        { ...at, origin },
        { actor: { kind: 'account', id: author }, role: 'owner' },
        { id, version: 1 },
        { kind: 'suspend' },
      );
    const outcomes = await Promise.all([suspend(one.id, other.id), suspend(other.id, one.id)]);
    expect(outcomes.toSorted()).toEqual(['done', 'last-owner']);
    expect([await statusOf(one.id), await statusOf(other.id)].toSorted()).toEqual(['active', 'disabled']);
  });
}

function theProof(team: Team): void {
  const { opened, get, post, person, statusOf } = team;
  const change = changer(team);

  test('D 20: after five minutes a change asks for the code, and then goes on', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    opened.site.setClock(minutesAfter(6));
    const path = `${TEAM}/${member.id}`;
    const asked = await change(owner.cookie, member.id, 'suspender');
    const confirm = `/admin-panel/confirmar?${new URLSearchParams({ a: path })}`;
    expect([asked.status, asked.headers.get('Location'), await statusOf(member.id)]).toEqual([303, confirm, 'active']);
    expect(await (await get(path, owner.cookie)).text()).toContain('le pediremos el código');
    const proved = await post(confirm, owner.cookie, { codigo: codeAt(owner.secret, minutesAfter(6)), a: path });
    expect(proved.headers.get('Location')).toBe(path);
    expect((await change(cookieIn(proved), member.id, 'suspender')).status).toBe(303);
    expect(await statusOf(member.id)).toBe('disabled');
    opened.site.setClock(teamStart);
  });

  test('an invitation asks for the code before its form, and keeps what was typed when the code runs out', async () => {
    const owner = await person(['owner']);
    opened.site.setClock(minutesAfter(6));
    const asked = await get(`${TEAM}/invitar`, owner.cookie);
    expect(asked.headers.get('Location')).toMatch(/^\/admin-panel\/confirmar\?a=/);
    const typed = { nombre: 'Lina Canario', correo: 'lina@yarumo.example', trabajo: 'editor' };
    const late = await post(`${TEAM}/invitar`, owner.cookie, typed);
    expect([late.status, (await late.text()).includes('Lina Canario')]).toEqual([403, true]);
    expect(await team.mailedPaths('staff-invitation', 'lina@yarumo.example')).toEqual([]);
    opened.site.setClock(teamStart);
  });
}

function theAuditLog(team: Team): void {
  const { opened, get, person } = team;
  const AUDIT = '/admin-panel/auditoria';
  const rowsOf = (html: string) => elements(html, 'tr').length - 1;

  test('shows who did what, and that the chain is intact; reading it is an event', async () => {
    const [owner, member] = [await person(['owner']), await person(['reception'])];
    expect((await changer(team)(owner.cookie, member.id, 'suspender')).status).toBe(303);
    const text = textOf(await (await get(AUDIT, owner.cookie)).text());
    expect(text).toContain('La cadena está íntegra');
    expect(text).toContain(`Suspendió una cuenta Quién ${owner.name} Administración Sobre ${member.name}`);
    expect((await team.eventsOf(owner.id)).at(-1)).toBe('audit.read');
  });

  test('filters by action, account, and day on the laboratory’s clock, and pages', async () => {
    const owner = await person(['owner']);
    for (let reads = 0; reads < 60; reads += 1) await get(TEAM, owner.cookie);
    const own = await (await get(`${AUDIT}?cuenta=${owner.id}&accion=staff.read`, owner.cookie)).text();
    expect(rowsOf(own)).toBe(50);
    const older = elements(own, 'a').find(({ rel }) => rel === 'next')?.href ?? '';
    expect(rowsOf(await (await get(older, owner.cookie)).text())).toBe(10);
    const day = async (dia: string) =>
      rowsOf(await (await get(`${AUDIT}?dia=${dia}&cuenta=${owner.id}`, owner.cookie)).text());
    expect([await day('2026-11-17'), await day('2026-11-16')]).toEqual([50, -1]);
  });

  test('a broken chain is said at the top', async () => {
    const owner = await person(['owner']);
    const { hash } = await opened.db.selectFrom('audit_head').select('hash').executeTakeFirstOrThrow();
    await opened.db
      .updateTable('audit_head')
      .set({ hash: '0'.repeat(64) })
      .execute();
    expect(textOf(await (await get(AUDIT, owner.cookie)).text())).toContain('La cadena se rompe');
    await opened.db.updateTable('audit_head').set({ hash }).execute();
  });
}
