import { afterAll, beforeAll } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite, testVault } from './host.ts';
import { idIn, later, stampIn, start } from './inbox-site.ts';
import { makeAccount, signedIn } from './people.ts';

/** A complete request: for Thursday, from a Tuesday. */
export const completeVisit = {
  examenes: 'hemograma, canario-8391',
  barrio: 'Laureles',
  direccion: 'Calle 40 # 70-20, apto canario-8392',
  dia: '2026-11-19',
  franja: '08:00-10:00',
  para: 'mayor',
  nombre: 'Ana canario-8393',
  telefono: '300 839 8394',
  email: 'canario-8395@correo.example',
  notas: 'Portón verde, canario-8396',
  autorizo: 'si',
};
/** The words that may be nowhere in clear. */
export const visitCanary = /canario-839|300 839 8394|Portón verde|Calle 40/;

export const askPath = '/toma-domicilio-medellin/pedir';
export const visitsPath = '/admin-panel/domicilios';
const own = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

let people = 0;

export interface StaffMemberOfTest {
  id: string;
  cookie: string;
}

export interface VisitSite {
  db: Database;
  site: TestSite;
  post: (path: string, fields: Record<string, string> | URLSearchParams, cookie?: string) => Promise<Response>;
  page: (path: string, cookie: string) => Promise<string>;
  /** Opens the form, waits as a person does, and sends it. The network may send again, unless `counts`. */
  ask: (fields?: Record<string, string>, options?: { counts?: boolean; path?: string }) => Promise<Response>;
  /** Asks for a visit, and returns its id. */
  visit: (fields?: Record<string, string>) => Promise<string>;
  staff: (roles: readonly StaffRole[], name?: string) => Promise<StaffMemberOfTest>;
  /** Reception confirms a visit for a collector. */
  confirmed: (collector: string, fields?: Record<string, string>, day?: string) => Promise<string>;
  row: (id: string) => Promise<
    | {
        state: string;
        version: number;
        day: string;
        time_window: string;
        collector: string | null;
        reason: string | null;
      }
    | undefined
  >;
  /** The templates and details of the mails about a visit, in order. */
  mails: (id: string) => Promise<{ template: string; to: string; details: Record<string, string> }[]>;
  /** The state of the site's clock at the start. */
  reset: () => Promise<void>;
}

/** The site on an engine, for all tests of a `describe`. */
export function visitSite(engine: Engine): VisitSite {
  // Filled before a test can use it.
  const world = {} as VisitSite;
  beforeAll(async () => {
    world.db = await engine.open();
    world.site = await openSite({ db: world.db, at: start });
  });
  afterAll(() => world.db.destroy());
  world.post = (path, fields, cookie = '') =>
    world.site.get(path, { method: 'POST', headers: { ...own, Cookie: cookie }, body: new URLSearchParams(fields) });
  world.page = (path, cookie) => world.site.html(path, { headers: { Cookie: cookie } });
  world.ask = async (fields = completeVisit, { counts = false, path = askPath } = {}) => {
    if (!counts) await world.db.deleteFrom('attempts').execute();
    world.site.setClock(start);
    const sello = stampIn(await world.site.html(path));
    world.site.setClock(later(5));
    return world.post(path, { sello, ...fields });
  };
  world.visit = async (fields) => idIn(await world.ask(fields));
  world.staff = async (roles, name = 'Rosa Zapata') => {
    people += 1;
    const { id } = await makeAccount(world.db, { email: `visita${people}@yarumo.example`, name, roles, at: start });
    return { id, cookie: await signedIn(world.db, id, { at: start }) };
  };
  world.confirmed = async (collector, fields = completeVisit, day = '2026-11-19') => {
    const id = await world.visit(fields);
    const { cookie } = await world.staff(['reception']);
    const plan = { accion: 'confirmar', version: '1', dia: day, franja: '08:00-10:00', persona: collector };
    await world.post(`${visitsPath}/${id}`, plan, cookie);
    return id;
  };
  world.row = (id) => world.db.selectFrom('home_visits').selectAll().where('id', '=', id).executeTakeFirst();
  world.mails = async (id) => {
    const rows = await world.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', `%${id}%`)
      .orderBy('key')
      .execute();
    return rows
      .toSorted((one, other) => versionIn(one.key) - versionIn(other.key))
      .map((row) => ({
        template: row.template,
        to: testVault.open('mail', row.recipient, row.id),
        details: JSON.parse(testVault.open('mail', row.details, row.id)),
      }));
  };
  world.reset = async () => {
    await world.db.deleteFrom('home_visits').execute();
    world.site.setClock(start);
  };
  return world;
}

/** 'visit-confirmed <id> 2' → 2 · 'visit-received <id>' → 1 */
const versionIn = (key: string): number => Number(key.split(' ')[2] ?? 1);
