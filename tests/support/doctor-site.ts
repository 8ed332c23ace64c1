import { afterAll, beforeAll } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { doctorRows } from './doctor-rows.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite } from './host.ts';
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
  autorizo: 'si',
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
  const opened = openedSite(engine);
  const { get, post } = opened;
  const rows = doctorRows(() => opened.world.db);
  return {
    get db() {
      return opened.world.db;
    },
    ...opened,
    ...rows,
    ...applicants(opened, rows),
    page: async (path: string, cookie = '') => (await get(path, cookie)).text(),
    enter: (correo: string, clave = completeApplication.clave) => post('/medicos-login', { correo, clave }),
    staff: async (roles: readonly StaffRole[]) => {
      people += 1;
      const { db } = opened.world;
      const { id } = await makeAccount(db, { email: `p${people}@yarumo.example`, roles, at: start });
      return { id, cookie: await signedIn(db, id, { at: start }) };
    },
  };
}

function openedSite(engine: Engine) {
  // Filled before a test can use it.
  const world = {} as { db: Database; site: TestSite };
  let clock = start;
  beforeAll(async () => {
    world.db = await engine.open();
    world.site = await openSite({ db: world.db, at: start });
  });
  afterAll(() => world.db.destroy());
  return {
    world,
    now: () => clock,
    /** Moves the clock to a number of seconds after the start. */
    setClock: (seconds: number) => {
      clock = at(seconds);
      world.site.setClock(clock);
    },
    get: (path: string, cookie = '') => world.site.get(path, { headers: { Cookie: cookie } }),
    post: (path: string, fields: Fields, cookie = '') =>
      world.site.get(path, {
        method: 'POST',
        headers: { ...own, Cookie: cookie },
        body: new URLSearchParams(fields),
      }),
  };
}

type Opened = ReturnType<typeof openedSite>;

function applicants({ world, now, post }: Opened, rows: ReturnType<typeof doctorRows>) {
  /** Opens the form, waits as a person does, and sends it. */
  const apply = async (changes: Record<string, string>, { isBare = false, keepsAttempts = false }: SentForm = {}) => {
    if (!keepsAttempts) await world.db.deleteFrom('attempts').execute();
    const form = await world.site.html('/medicos-registro');
    const sello = elements(form, 'input').find(({ name }) => name === 'sello')?.value ?? '';
    world.site.setClock(new Date(Date.parse(now()) + 5_000).toISOString());
    const response = await post('/medicos-registro', { ...(isBare ? {} : completeApplication), ...changes, sello });
    world.site.setClock(now());
    return response;
  };
  /** Applies with an address, and returns the path of the link that came by mail. */
  const confirmationOf = async (correo: string) => {
    await apply({ correo });
    const mail = (await rows.mailsTo(correo)).findLast(({ template }) => template === 'doctor-confirm-email');
    return /\/medicos-registro\/confirmar\/[\w-]+/.exec(mail?.details ?? '')?.[0] ?? '';
  };
  /** An applicant whose address is confirmed, with a session that has all steps of signing in behind it. */
  const confirmedDoctor = async () => {
    people += 1;
    const email = `doctora${people}@clinica.example`;
    await post(await confirmationOf(email), { clave: completeApplication.clave });
    const { id, application } = await rows.doctorOf(email);
    return { email, id, application, cookie: await signedIn(world.db, id, { kind: 'doctor', at: start }) };
  };
  return { apply, confirmationOf, confirmedDoctor };
}
