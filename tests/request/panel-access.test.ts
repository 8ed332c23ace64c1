import { describe, expect, test } from 'vitest';

import { type Action, may, roles, staffRoles } from '../../app/domain/access/access-table.ts';
import { openEngines } from '../support/engines.ts';
import { teamSite } from '../support/team-site.ts';

// D 43: every cell of the access table about the work of the panel, through HTTP, on both engines. `team-access.test.ts` walks the team's.

type Ask = [name: string, action: Action, path: string, fields: Record<string, string> | null, done: number];

/** Requests about records that do not exist: whoever may do the action learns that, and nobody else does. */
const asks: Ask[] = [
  ['the reports that wait', 'result.review', 'resultados', null, 200],
  ['a report', 'result.review', 'resultados/nothing', null, 404],
  ['a release', 'result.release', 'resultados/nothing', { accion: 'liberar', version: '1' }, 404],
  [
    'a withdrawal',
    'result.withdraw',
    'resultados/nothing',
    { accion: 'retirar', version: '1', motivo: 'wrong-value' },
    404,
  ],
  ['a handover', 'counseling.record', 'resultados/nothing', { accion: 'consejeria', version: '1' }, 404],
  ['the messages of systems', 'message.read', 'mensajes-del-sistema', null, 200],
  ['a message of a system', 'message.read', 'mensajes-del-sistema/nothing', null, 404],
  ['the inbox', 'inbox.read', 'mensajes', null, 200],
  ['a message of a visitor', 'inbox.read', 'mensajes/nothing', null, 404],
  ['a reply', 'inbox.answer', 'mensajes/nothing', { movimiento: 'correo', version: '1', texto: 'Sí' }, 404],
  ['the home visits', 'visit.read', 'domicilios', null, 200],
  ['a home visit', 'visit.read', 'domicilios/nothing', null, 404],
  ['an appointment', 'visit.confirm', 'domicilios/nothing', { accion: 'anular', version: '1' }, 404],
  ['a visit that is done', 'visit.complete', 'domicilios/nothing', { accion: 'hecha', version: '1' }, 404],
  ['the search of a person', 'person.read', 'pacientes', null, 200],
  ['a person', 'person.read', 'pacientes/nothing', null, 404],
  ['a link for a person', 'person.invite', 'pacientes/nothing', { accion: 'enlace', orden: 'nothing' }, 422],
  ['a code for a person', 'person.entrust', 'pacientes/nothing', { accion: 'codigo' }, 404],
  ['the applications', 'application.read', 'medicos', null, 200],
  ['an application', 'application.read', 'medicos/nothing', null, 404],
  ['a decision', 'application.decide', 'medicos/nothing', { decision: 'suspend', version: '1' }, 404],
  ['the laboratory systems', 'sender.manage', 'sistemas', null, 200],
  ['the form of a system', 'sender.manage', 'sistemas/nuevo', null, 200],
  ['a new system', 'sender.manage', 'sistemas/nuevo', {}, 422],
  ['a system', 'sender.manage', 'sistemas/nothing', null, 404],
  ['the end of a system', 'sender.manage', 'sistemas/nothing', { accion: 'revocar' }, 404],
  ['the mails', 'mailbox.read', 'buzon', null, 200],
  ['whether the reports changed', 'result.review', 'pulso?lista=resultados', null, 200],
  ['whether the inbox changed', 'inbox.read', 'pulso?lista=mensajes', null, 200],
  ['whether the visits changed', 'visit.read', 'pulso?lista=domicilios', null, 200],
];

for (const engine of await openEngines()) {
  const { get, post, callerAs } = teamSite(engine);

  describe.each(roles)(`${engine.name}: %s`, (role) => {
    test.each(asks)('asks for %s (%s)', async (_, action, below, fields, done) => {
      const cookie = await callerAs(role);
      const path = `/admin-panel/${below}`;
      const answer = fields ? await post(path, cookie, fields) : await get(path, cookie);
      const to = answer.headers.get('Location');
      const isStaff = staffRoles.some((one) => one === role);
      if (may(action, { roles: [role], isFresh: true }).allowed) expect([answer.status, to]).toEqual([done, null]);
      else if (isStaff) expect([answer.status, to]).toEqual([403, null]);
      else expect([answer.status, to]).toEqual([302, expect.stringMatching(/^\/admin-login\?/)]);
    });
  });
}
