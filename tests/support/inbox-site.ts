import { afterAll, beforeAll } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite } from './host.ts';
import { elements } from './html.ts';
import { makeAccount, signedIn } from './people.ts';

/** Tuesday, 10 a.m. in Bogotá. */
export const start = '2026-11-17T15:00:00Z';
export const later = (seconds: number): string => new Date(Date.parse(start) + seconds * 1000).toISOString();

/** A complete message. */
export const complete = {
  mensaje: '¿Abren el sábado?\nGracias & adiós',
  email: 'ana@correo.example',
  telefono: '300 111 2233',
  nombre: 'Ana Canario',
  servicio: 'hormonas',
  autorizo: 'si',
};

export const leavePath = '/contacto/mensaje';
const own = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

let people = 0;

interface InboxSite {
  db: Database;
  site: TestSite;
  post: (path: string, fields: Record<string, string>, cookie?: string) => Promise<Response>;
  /** Opens the form, waits as a person does, and sends it. The network may send again, unless `counts`. */
  leave: (fields?: Record<string, string>, options?: { counts?: boolean; path?: string }) => Promise<Response>;
  /** The stamp of a form that is opened now. */
  stamp: (path?: string) => Promise<string>;
  /** A member of staff with all steps of signing in behind them. */
  staff: (roles: readonly StaffRole[], name?: string) => Promise<{ id: string; cookie: string }>;
  /** How many messages the inbox holds. */
  stored: () => Promise<number>;
  /** Leaves a message, and returns its id. */
  message: (fields?: Record<string, string>) => Promise<string>;
}

/** The site on an engine, for all tests of a `describe`. */
export function inboxSite(engine: Engine): InboxSite {
  // Filled before a test can use it.
  const world = {} as InboxSite;
  beforeAll(async () => {
    world.db = await engine.open();
    world.site = await openSite({ db: world.db, at: start });
  });
  afterAll(() => world.db.destroy());
  world.post = (path, fields, cookie = '') =>
    world.site.get(path, { method: 'POST', headers: { ...own, Cookie: cookie }, body: new URLSearchParams(fields) });
  world.stamp = async (path = leavePath) => stampIn(await world.site.html(path));
  world.leave = async (fields = complete, { counts = false, path = leavePath } = {}) => {
    if (!counts) await world.db.deleteFrom('attempts').execute();
    world.site.setClock(start);
    const sello = await world.stamp(path);
    world.site.setClock(later(5));
    return world.post(path, { sello, ...fields });
  };
  world.stored = async () => (await world.db.selectFrom('inbox_messages').select('id').execute()).length;
  world.message = async (fields) => idIn(await world.leave(fields));
  world.staff = async (roles, name = 'Rosa Zapata') => {
    people += 1;
    const { id } = await makeAccount(world.db, { email: `persona${people}@yarumo.example`, name, roles, at: start });
    return { id, cookie: await signedIn(world.db, id, { at: start }) };
  };
  return world;
}

export const stampIn = (html: string): string =>
  elements(html, 'input').find(({ name }) => name === 'sello')?.value ?? '';

/** The id of the message that an accepted form stored. */
export const idIn = (response: Response): string => response.headers.get('Location')?.split('/').at(-1) ?? '';
