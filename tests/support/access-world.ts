import { beforeAll } from 'vitest';

import { type Role, staffRoles } from '../../app/domain/access/access-table.ts';
import { makeDoctor } from './doctors.ts';
import type { Engine } from './engines.ts';
import { type Database, testVault } from './host.ts';
import { start } from './inbox-site.ts';
import { startLinkVisit } from './link-visits.ts';
import { boundTo, patientVisit } from './patient-accounts.ts';
import { makeAccount, signedIn } from './people.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from './results.ts';
import { completeVisit, type VisitSite, visitSite } from './visit-site.ts';

/** The ids of one patient's records. */
export interface AccessRecord {
  person: string;
  order: string;
  report: string;
  /** A home visit that is confirmed for a collector. */
  visit: string;
}

/** Every role's caller, and two records: one is about, of, or assigned to each caller whose scope is limited; the other is not. */
export interface AccessWorld {
  pages: VisitSite;
  cookies: Readonly<Record<Role, string>>;
  own: AccessRecord;
  other: AccessRecord;
}

/** The words that only the own record holds, and those that only the other one holds. */
export const recordWords = { own: 'CAN-PROPIO', other: 'CAN-AJENO' } as const;

/** In every record: an answer that allows nothing holds none of it. */
export const recordCanary = /CAN-PROPIO|CAN-AJENO|Quetzal|31\.4159|canario-839/;

/** The site on an engine, with the callers and the records. It is filled once the tests run. */
export function accessWorld(engine: Engine): AccessWorld {
  // Filled before a test can use it.
  const world = { pages: visitSite(engine) } as AccessWorld;
  beforeAll(async () => {
    const { pages } = world;
    const { db } = pages;
    const staff = await staffCallers(db);
    const stranger = await pages.staff(['collector'], 'Otra persona');
    world.own = { ...(await results(db, 'own', staff.ids.bacteriologist)), visit: '' };
    world.other = { ...(await results(db, 'other', staff.ids.bacteriologist)), visit: '' };
    for (const [record, collector] of [
      [world.own, staff.ids.collector],
      [world.other, stranger.id],
    ] as const)
      record.visit = await pages.confirmed(collector, completeVisit, '2026-11-18');
    pages.site.setClock(start);
    const patient = await patientVisit(db, start);
    await boundTo(db, patient.id, world.own.person, start);
    const doctor = await makeDoctor(db);
    await nameDoctor(db, { id: world.own.order }, doctor.registration);
    Object.assign(world, {
      cookies: {
        ...staff.cookies,
        visitor: '',
        patient: patient.cookie,
        doctor: await signedIn(db, doctor.id, { kind: 'doctor', at: start }),
        link: await startLinkVisit(db, world.own.order, start),
      },
    });
  }, 120_000);
  return world;
}

/** One member of the staff in each role. */
async function staffCallers(db: Database) {
  const ids: Partial<Record<Role, string>> = {};
  const cookies: Partial<Record<Role, string>> = {};
  for (const role of staffRoles) {
    const account = await makeAccount(db, { email: `${role}@yarumo.example`, roles: [role], at: start });
    Object.assign(ids, { [role]: account.id });
    Object.assign(cookies, { [role]: await signedIn(db, account.id, { at: start }) });
  }
  // `as`: the loop has filled both.
  return { ids, cookies } as { ids: Record<Role, string>; cookies: Record<Role, string> };
}

/** A released report of a new person. */
async function results(db: Database, which: keyof typeof recordWords, account: string) {
  const person = await makePerson(db, testVault, { name: `Canaria Quetzal ${recordWords[which]}` });
  const order = await makeOrder(db, person);
  const values = [{ name: 'Canarina', value: '31.4159' }];
  const report = await makeReport(db, order, { code: recordWords[which], versions: [values] });
  await releaseReport(db, report, { account });
  return { person, order: order.id, report };
}

/** Asks as one role. */
export function askAs({ pages, cookies }: AccessWorld, role: Role, path: string, fields?: Record<string, string>) {
  return fields
    ? pages.post(path, fields, cookies[role])
    : pages.site.get(path, { headers: { Cookie: cookies[role] } });
}
