import {
  type Action,
  accessTable,
  may,
  type Role,
  roles,
  type Scope,
  staffRoles,
} from '../../app/domain/access/access-table.ts';
import type { AccessRecord } from './access-world.ts';
import { testPassword } from './people.ts';

// The cells of the access table as requests: which page or form does an action, and which answer each role gets.

/** The roles that enter an area, and where everybody else goes. */
const areas = {
  panel: { enter: staffRoles, away: [302, /^\/admin-login\?a=/] },
  doctors: { enter: ['doctor'], away: [302, /^\/medicos-login\?a=/] },
  patients: { enter: ['patient'], away: [302, /^\/portal-resultados\/ingresar\?a=/] },
  results: { enter: ['patient', 'link'], away: [302, /^\/portal-resultados\/resultado$/] },
  // These two addresses also are public pages, which tell how to enter.
  'the list of results': { enter: ['patient', 'link'], away: [200, null] },
  'the doctor’s list': { enter: ['doctor'], away: [200, null] },
} as const satisfies Record<string, { enter: readonly Role[]; away: readonly [number, RegExp | null] }>;

/** `own`: about, of, or assigned to the caller. `list`: a page that shows the own records and no others. `none`: no record of a person. */
type Which = 'own' | 'other' | 'list' | 'none';

export interface Ask {
  action: Action;
  area: keyof typeof areas;
  which: Which;
  path: (record: AccessRecord) => string;
  fields?: Record<string, string>;
  /** The form names the person of the record. */
  namesPerson?: true;
  /** The answer to somebody who may: many forms here name nothing that exists, so that one world serves all roles. */
  done: number;
  /** The words that a list holds of a record. Without this, the code of its report. */
  shows?: (record: AccessRecord) => string;
  /** The answer to somebody whose proof is too old: the page that asks for it, or the form again. */
  stale?: 403;
}

const panel = (action: Action, below: string, done: number, fields?: Record<string, string>): Ask => ({
  action,
  area: 'panel',
  which: 'none',
  path: () => `/admin-panel/${below}`,
  done,
  ...(fields ? { fields } : {}),
});

/** The same request for the own record and for somebody else's. */
const both = (ask: Omit<Ask, 'which'>): Ask[] => [
  { ...ask, which: 'own' },
  { ...ask, which: 'other' },
];

const results: Ask[] = [
  ...(['patients', 'doctors'] as const).flatMap((whose) =>
    (whose === 'patients' ? ['', '/archivo/csv'] : ['']).flatMap((file) =>
      both({
        action: 'result.read',
        area: whose === 'patients' ? 'results' : 'doctors',
        done: 200,
        path: ({ report }) => `/portal-${whose === 'patients' ? 'resultados' : 'medicos'}/resultado/${report}${file}`,
      }),
    ),
  ),
  ...both({
    action: 'result.read',
    area: 'panel',
    path: ({ report }) => `/admin-panel/resultados/${report}`,
    done: 200,
  }),
  ...both({
    action: 'order.follow',
    area: 'doctors',
    path: ({ order }) => `/portal-medicos/orden/${order}`,
    done: 200,
  }),
  ...both({
    action: 'order.follow',
    area: 'panel',
    path: ({ person }) => `/admin-panel/pacientes/${person}`,
    done: 200,
  }),
  ...(['paciente', 'calculadoras'] as const).flatMap((page) =>
    both({
      action: 'result.read',
      area: 'doctors',
      path: ({ person }) => `/portal-medicos/${page}/${person}`,
      done: 200,
    }),
  ),
  {
    action: 'order.follow',
    area: 'the list of results',
    which: 'list',
    done: 200,
    path: () => '/portal-resultados/resultado',
  },
  { action: 'order.follow', area: 'the doctor’s list', which: 'list', path: () => '/portal-medicos', done: 200 },
  ...[undefined, { para: 'Una amiga', dias: '7' }].flatMap((fields) =>
    both({
      action: 'result.share',
      area: 'patients',
      done: 200,
      ...(fields ? { fields } : {}),
      path: ({ report }) => `/portal-resultados/resultado/${report}/compartir`,
    }),
  ),
  ...(['own', 'other'] as const).map(
    (which): Ask => ({
      action: 'result.entrust',
      area: 'patients',
      which,
      done: 422,
      path: () => '/portal-resultados/accesos',
      fields: { accion: 'dar', correo: 'nadie@correo.example', dias: '7', clave: testPassword },
      namesPerson: true,
    }),
  ),
  {
    action: 'audit.own',
    area: 'patients',
    which: 'list',
    done: 200,
    shows: ({ person }) => person,
    path: () => '/portal-resultados/accesos',
  },
];

const nothing = 'resultados/nothing';
const review: Ask[] = [
  panel('result.review', 'resultados', 200),
  panel('result.review', 'criticos', 200),
  panel('result.review', nothing, 404),
  panel('result.review', 'documentos/nothing.1.1', 404),
  panel('result.review', 'pulso?lista=resultados', 200),
  panel('result.type', 'digitar', 200),
  panel('result.type', 'digitar/orden-nueva', 200),
  panel('result.type', 'digitar/resultado/nothing', 404),
  panel('result.type', 'digitar/resultado/nothing', 404, {}),
  panel('result.release', nothing, 404, { accion: 'liberar', version: '1' }),
  panel('result.withdraw', nothing, 404, { accion: 'retirar', version: '1', motivo: 'wrong-value' }),
  panel('critical.record', nothing, 422, { accion: 'avisado', caso: 'nothing' }),
  panel('counseling.record', nothing, 404, { accion: 'consejeria', version: '1' }),
  panel('auto-release.manage', 'liberacion-automatica', 200),
  panel('auto-release.manage', 'liberacion-automatica/hem-001', 200),
  panel('auto-release.manage', 'liberacion-automatica/hem-001', 303, { accion: 'apagar' }),
  panel('quality.hold', 'liberacion-automatica', 303, { accion: 'levantar', detencion: 'nothing' }),
  panel('message.read', 'mensajes-del-sistema', 200),
  panel('message.read', 'mensajes-del-sistema/nothing', 404),
  panel('message.read', 'equivalencias', 200),
  panel('message.resolve', 'mensajes-del-sistema/nothing', 404, { accion: 'reintentar' }),
  panel('message.resolve', 'equivalencias', 404, { deshacer: 'nothing' }),
];

const desk: Ask[] = [
  panel('person.read', 'pacientes', 200),
  panel('person.read', 'pacientes/nothing', 404),
  ...both({
    action: 'person.read',
    area: 'panel',
    path: ({ person }) => `/admin-panel/pacientes/${person}`,
    done: 200,
  }),
  panel('person.invite', 'pacientes/nothing', 422, { accion: 'enlace', orden: 'nothing' }),
  panel('person.entrust', 'pacientes/nothing', 404, { accion: 'codigo' }),
  panel('person.join', 'pacientes/nothing', 404, { accion: 'separar', registro: 'nothing' }),
  panel('person.decease', 'pacientes/nothing', 404, { accion: 'vive' }),
  panel('inbox.read', 'mensajes', 200),
  panel('inbox.read', 'mensajes/nothing', 404),
  panel('inbox.read', 'pulso?lista=mensajes', 200),
  panel('inbox.answer', 'mensajes/nothing', 404, { movimiento: 'correo', version: '1', texto: 'Sí' }),
  panel('visit.read', 'domicilios', 200),
  panel('visit.read', 'pulso?lista=domicilios', 200),
  ...both({ action: 'visit.read', area: 'panel', path: ({ visit }) => `/admin-panel/domicilios/${visit}`, done: 200 }),
  panel('visit.confirm', 'domicilios/nothing', 404, { accion: 'anular', version: '1' }),
  // The visit is tomorrow: nobody closes it today.
  ...both({
    action: 'visit.complete',
    area: 'panel',
    fields: { accion: 'hecha', version: '2' },
    done: 422,
    path: ({ visit }) => `/admin-panel/domicilios/${visit}`,
  }),
];

const owner: Ask[] = [
  panel('application.read', 'medicos', 200),
  panel('application.read', 'medicos/nothing', 404),
  panel('application.decide', 'medicos/nothing', 404, { decision: 'suspend', version: '1' }),
  panel('staff.read', 'equipo', 200),
  panel('staff.read', 'equipo/nothing', 404),
  { ...panel('staff.invite', 'equipo/invitar', 422, {}), stale: 403 },
  panel('staff.invite', 'equipo/nothing', 404, { accion: 'reenviar', version: '1' }),
  panel('staff.change', 'equipo/nothing', 404, { accion: 'suspender', version: '1' }),
  panel('audit.read', 'auditoria', 200),
  panel('sender.manage', 'sistemas', 200),
  panel('sender.manage', 'sistemas/nuevo', 200),
  { ...panel('sender.manage', 'sistemas/nuevo', 422, {}), stale: 403 },
  panel('sender.manage', 'sistemas/nothing', 404),
  panel('sender.manage', 'sistemas/nothing', 404, { accion: 'revocar' }),
  panel('mailbox.read', 'buzon', 200),
];

export const asks: readonly Ask[] = [...results, ...review, ...desk, ...owner];

/** Actions of the table that no page does yet, each with the reason. */
export const withoutPage: Partial<Record<Action, string>> = {
  'content.edit': 'The texts are files of the repository: nobody edits them on the site.',
};

/** 'inbox.answer POST /admin-panel/mensajes/nothing' · 'result.read GET own /portal-medicos/resultado/…' */
export const askName = ({ action, which, path, fields }: Ask): string => {
  const shown = path({ person: '…', order: '…', report: '…', visit: '…' });
  const form = fields ? `POST ${fields.accion ?? ''}` : 'GET';
  return [action, form.trim(), ...(which === 'none' ? [] : [which]), shown].join(' ');
};

/** The form of a request about a record. */
export const formOfAsk = (
  { fields, namesPerson }: Ask,
  { person }: AccessRecord,
): Record<string, string> | undefined => (fields && namesPerson ? { ...fields, persona: person } : fields);

export interface Expected {
  status: number;
  to: RegExp | null;
  isAllowed: boolean;
}

const inScope = (which: Which): Scope[] | undefined => {
  if (which === 'none' || which === 'list') return undefined;
  return which === 'own' ? ['own', 'ordered', 'assigned'] : [];
};

/** The answer that the table gives to a role with a fresh proof. */
export function expectedFor(role: Role, { action, area, which, done }: Ask): Expected {
  const { enter, away } = areas[area];
  if (!enter.some((one: Role) => one === role)) return { status: away[0], to: away[1], isAllowed: false };
  const verdict = may(action, { roles: [role], isFresh: true }, inScope(which));
  if (verdict.allowed)
    return { status: done, to: done === 303 ? /^\/admin-panel\/(?!confirmar)/ : null, isAllowed: true };
  return { status: verdict.because === 'not-theirs' ? 404 : 403, to: null, isAllowed: false };
}

/** The role of a form that needs a fresh proof, if the table lets anybody do it only with one. */
export const proofRole = ({ action, fields }: Ask): Role | null =>
  (fields &&
    roles.find((role) => {
      const verdict = may(action, { roles: [role], isFresh: false });
      return !verdict.allowed && verdict.because === 'needs-proof';
    })) ||
  null;

/** The cells that no request exercises: 'result.read doctor other'. A limited scope needs the own record and somebody else's. */
export function openCells(action: Action): string[] {
  const row: Partial<Record<Role, Scope>> = accessTable[action];
  return roles.flatMap((role) => {
    const scope = row[role];
    if (!scope) return [];
    const reached = asks.filter(
      (ask) => ask.action === action && areas[ask.area].enter.some((one: Role) => one === role),
    );
    const isReached = (which: 'own' | 'other') => reached.some((ask) => ask.which === which || ask.which === 'list');
    if (scope === 'any') return reached.length > 0 ? [] : [`${action} ${role}`];
    return (['own', 'other'] as const).flatMap((which) => (isReached(which) ? [] : [`${action} ${role} ${which}`]));
  });
}
