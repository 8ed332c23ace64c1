import { describe, expect, test } from 'vitest';

import { type Action, may, roles, staffRoles } from '../../app/domain/access/access-table.ts';
import { openEngines } from '../support/engines.ts';
import { minutesAfter, TEAM, teamSite, teamStart } from '../support/team-site.ts';

// D 43: every cell of the access table about the team and the audit log, through HTTP, on both engines.

const AUDIT = '/admin-panel/auditoria';
let invitations = 0;

for (const engine of await openEngines()) {
  const { opened, get, post, person, callerAs, versionOf } = teamSite(engine);

  /** Presses a button of the page of a member who was invited, or works here. */
  const press = async (cookie: string, accion: string, status: 'invited' | 'active') => {
    const { id } = await person(['reception']);
    // Nobody who was only invited has signed in.
    if (status === 'invited')
      for (const table of ['second_factors', 'sessions'] as const)
        await opened.db.deleteFrom(table).where('account', '=', id).execute();
    await opened.db.updateTable('accounts').set({ status }).where('id', '=', id).execute();
    return post(`${TEAM}/${id}`, cookie, { accion, version: await versionOf(id), trabajo: 'editor' });
  };

  const requests: [name: string, action: Action, ask: (cookie: string) => Promise<Response>, done: number][] = [
    ['the list', 'staff.read', (cookie) => get(TEAM, cookie), 200],
    ['a member', 'staff.read', async (cookie) => get(`${TEAM}/${(await person(['editor'])).id}`, cookie), 200],
    ['the audit log', 'audit.read', (cookie) => get(AUDIT, cookie), 200],
    ['the form of an invitation', 'staff.invite', (cookie) => get(`${TEAM}/invitar`, cookie), 200],
    [
      'an invitation',
      'staff.invite',
      (cookie) => {
        invitations += 1;
        const correo = `celda${invitations}@yarumo.example`;
        return post(`${TEAM}/invitar`, cookie, { nombre: 'Ana', correo, trabajo: 'editor' });
      },
      303,
    ],
    ['a new link', 'staff.invite', (cookie) => press(cookie, 'reenviar', 'invited'), 303],
    ['a withdrawal', 'staff.invite', (cookie) => press(cookie, 'retirar', 'invited'), 303],
    ['other work', 'staff.change', (cookie) => press(cookie, 'trabajo', 'active'), 303],
    ['a suspension', 'staff.change', (cookie) => press(cookie, 'suspender', 'active'), 303],
    ['no second step', 'staff.change', (cookie) => press(cookie, 'quitar-segundo-paso', 'active'), 303],
  ];

  describe.each(roles)(`${engine.name}: %s`, (role) => {
    test.each(requests)('asks for %s (%s)', async (_, action, ask, done) => {
      const before = await rows();
      const answer = await ask(await callerAs(role));
      const to = answer.headers.get('Location') ?? '';
      if (may(action, { roles: [role], isFresh: true }).allowed) {
        expect([answer.status, to]).toEqual([done, expect.not.stringMatching(/confirmar|admin-login/)]);
        return;
      }
      const isStaff = staffRoles.some((one) => one === role);
      expect([answer.status, to]).toEqual([
        isStaff ? 403 : 302,
        isStaff ? '' : expect.stringMatching(/^\/admin-login\?/),
      ]);
      expect(await answer.text()).not.toMatch(/equipo\d+@/);
      expect(await rows()).toBe(before);
    });
  });

  describe(`${engine.name}: an owner whose proof is older than five minutes`, () => {
    test.each(requests.filter(([, action]) => action.startsWith('staff.') && action !== 'staff.read'))(
      'asks for %s',
      async (_, __, ask) => {
        const cookie = await callerAs('owner');
        opened.site.setClock(minutesAfter(6));
        const before = await rows();
        const answer = await ask(cookie);
        const isKept = answer.status === 403 && (await answer.text()).includes('Ana');
        expect(isKept || /^\/admin-panel\/confirmar\?a=/.test(answer.headers.get('Location') ?? '')).toBe(true);
        expect(await rows()).toBe(before);
        opened.site.setClock(teamStart);
      },
    );
  });

  /** How many mails and events of changes there are. Reads of the team are events, too, so they do not count. */
  const rows = async (): Promise<number> => {
    const mails = await opened.db.selectFrom('outbox').select('id').execute();
    const events = await opened.db.selectFrom('audit').select('seq').where('action', '!=', 'staff.read').execute();
    return mails.length + events.length;
  };
}
