import { afterAll, beforeAll } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { emailIndexOf } from '../../app/domain/accounts/account-store.server.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite, testVault } from './host.ts';
import { elements } from './html.ts';
import { makeAccount, signedIn } from './people.ts';

const start = '2026-11-17T15:00:00Z';
const at = (seconds: number): string => new Date(Date.parse(start) + seconds * 1000).toISOString();
const own = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

/** A form without a fault. */
export const completeApplication = {
  nombre: 'Elena Canaria',
  tipo: 'CC',
  documento: '71999001',
  registro: '71999001',
  especialidad: 'Pediatría canaria',
  institucion: 'Consultorio canario',
  telefono: '604 555 01 01',
  correo: 'elena@clinica.example',
  clave: 'cinco perros ladran',
  datos: 'si',
  veraz: 'si',
};
export const appliedWith = (changes: Partial<typeof completeApplication>) => ({ ...completeApplication, ...changes });

type Fields = Record<string, string> | string[][];
interface SentForm {
  /** Only the given fields. */
  isBare?: boolean;
  /** Does not forget earlier attempts of the network. */
  keepsAttempts?: boolean;
}

let people = 0;

/** The site on an engine, for all tests of a `describe`, with what doctors and the laboratory's owner do on it. */
export function doctorSite(engine: Engine) {
  // Filled before a test can use it.
  const opened = {} as { db: Database; site: TestSite };
  beforeAll(async () => {
    opened.db = await engine.open();
    opened.site = await openSite({ db: opened.db, at: start });
  });
  afterAll(() => opened.db.destroy());

  let clock = start;
  const setClock = (seconds: number) => {
    clock = at(seconds);
    opened.site.setClock(clock);
  };
  const get = (path: string, cookie = '') => opened.site.get(path, { headers: { Cookie: cookie } });
  const post = (path: string, fields: Fields, cookie = '') =>
    opened.site.get(path, {
      method: 'POST',
      headers: { ...own, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  /** Opens the form, waits as a person does, and sends it. */
  const apply = async (changes: Record<string, string>, { isBare = false, keepsAttempts = false }: SentForm = {}) => {
    if (!keepsAttempts) await opened.db.deleteFrom('attempts').execute();
    const form = await opened.site.html('/medicos-registro');
    const sello = elements(form, 'input').find(({ name }) => name === 'sello')?.value ?? '';
    const before = clock;
    opened.site.setClock(new Date(Date.parse(before) + 5_000).toISOString());
    const fields = { ...(isBare ? {} : completeApplication), ...changes, sello };
    const response = await post('/medicos-registro', fields);
    opened.site.setClock(before);
    return response;
  };
  const mailsTo = async (email: string) => {
    const rows = await opened.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
    return rows
      .filter(({ id, recipient }) => testVault.open('mail', recipient, id) === email)
      .map(({ id, template, details }) => ({ template, details: testVault.open('mail', details, id) }));
  };
  /** Applies with an address, and returns the path of the link that came by mail. */
  const confirmationOf = async (correo: string) => {
    await apply({ correo });
    const mail = (await mailsTo(correo)).findLast(({ template }) => template === 'doctor-confirm-email');
    return /\/medicos-registro\/confirmar\/[\w-]+/.exec(mail?.details ?? '')?.[0] ?? '';
  };
  const accountOf = (email: string) =>
    opened.db
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'doctor')
      .where('email_index', '=', emailIndexOf(testVault, email))
      .executeTakeFirstOrThrow();
  /** An applicant whose address is confirmed, with a session that has all steps of signing in behind it. */
  const confirmedDoctor = async () => {
    people += 1;
    const email = `doctora${people}@clinica.example`;
    const path = await confirmationOf(email);
    await post(path, { clave: completeApplication.clave });
    const { id } = await accountOf(email);
    const { id: application } = await opened.db
      .selectFrom('doctor_applications')
      .select('id')
      .where('account', '=', id)
      .executeTakeFirstOrThrow();
    const cookie = await signedIn(opened.db, id, { kind: 'doctor', at: start });
    return { email, id, application, cookie };
  };
  return {
    get db() {
      return opened.db;
    },
    ...{ setClock, get, post, apply, mailsTo, confirmationOf, confirmedDoctor },
    now: () => clock,
    page: async (path: string, cookie = '') => (await get(path, cookie)).text(),
    enter: (correo: string, clave = completeApplication.clave) => post('/medicos-login', { correo, clave }),
    staff: async (roles: readonly StaffRole[]) => {
      people += 1;
      const { id } = await makeAccount(opened.db, { email: `p${people}@yarumo.example`, roles, at: start });
      return { id, cookie: await signedIn(opened.db, id, { at: start }) };
    },
    versionOf: async (application: string) => {
      const { version } = await opened.db
        .selectFrom('doctor_applications')
        .select('version')
        .where('id', '=', application)
        .executeTakeFirstOrThrow();
      return String(version);
    },
    /** How many rows the tables hold that an application writes. */
    countRows: () =>
      Promise.all(
        (['doctor_applications', 'outbox', 'audit', 'accounts'] as const).map(async (table) => {
          const counted = opened.db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
          return Number((await counted.executeTakeFirstOrThrow()).count);
        }),
      ),
    actionsAbout: async (application: string) => {
      const rows = await opened.db
        .selectFrom('audit')
        .select('action')
        .where('object', '=', application)
        .orderBy('seq')
        .execute();
      return rows.map(({ action }) => action);
    },
    /** The secret of the second factor that an account sets up. */
    secretOf: async (email: string) => {
      const { id } = await accountOf(email);
      const { secret } = await opened.db
        .selectFrom('second_factors')
        .select('secret')
        .where('account', '=', id)
        .executeTakeFirstOrThrow();
      return testVault.open('totp', secret, id);
    },
  };
}
