import { loadavg } from 'node:os';

import { startSession } from '../app/domain/accounts/session-store.server.ts';
import { type Engine, openEngines } from '../tests/support/engines.ts';
import { type Database, openSite } from '../tests/support/host.ts';
import { benchNow, benchVault, fillWithReports } from './doctor-rows.ts';
import { grouped, percentileRow, type Row, readingsOf, table } from './figures.ts';

const PERSONS = 100_000;
const READINGS = 300;
/** Before them, so that the engines have compiled and planned what they run. */
const WARM_UPS = 50;
const LIMIT_MS = 15;
/** The person whose results the patient reads. */
const PERSON = 'p50000';

/** The pages, by the account that reads them. */
const pages = [
  { what: "the patient's list of results", account: 'patient', kind: 'patient', path: '/portal-resultados/resultado' },
  { what: "the patient's result", account: 'patient', kind: 'patient', path: '/portal-resultados/resultado/r50000-0' },
  { what: "a doctor's result", account: 'some', kind: 'doctor', path: '/portal-medicos/resultado/r20-0' },
] as const;

/** Measures personal pages with 100,000 persons on both engines: from the request to the whole answer, within the server. */
export async function personalPages(say: (progress: string) => void): Promise<string> {
  const rows: Row[] = [];
  for (const engine of await openEngines()) {
    const db = await engine.open();
    try {
      rows.push(...(await measured(engine, db, say)));
    } finally {
      await db.destroy();
      await engine.end();
    }
  }
  return table(`Personal pages with ${grouped(PERSONS)} persons`, 'limit', rows, [
    `${READINGS} requests each, one after the other, median / 99th percentile: the session, the queries by the rules of access, the events of the audit log, and the rendered page.`,
    'Each person has an order with one report of two values; every twentieth order names the doctor.',
    `Load average afterward: ${loadavg()[0]?.toFixed(1)}.`,
  ]);
}

async function measured({ name }: Engine, db: Database, say: (progress: string) => void): Promise<Row[]> {
  say(`${name}: inventing ${PERSONS} persons …`);
  await fillWithReports(db, PERSONS, say, { reportsAnOrder: 1, ordersAPerson: 1 });
  await addPatient(db);
  const at = benchNow.toISOString();
  const site = await openSite({ db, at, change: (services) => ({ ...services, vault: benchVault }) });
  const rows: Row[] = [];
  for (const { what, account, kind, path } of pages) {
    say(`${name}: ${what} …`);
    const session = { kind, stage: 'full', account, device: null, agent: '' } as const;
    const { token } = await db.transaction().execute((transaction) => startSession(transaction, session, benchNow));
    const headers = { Cookie: `__Host-session=${token}` };
    const read = async (): Promise<void> => {
      const answer = await site.get(path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    };
    rows.push(await rowOf(`${name}: ${what}`, read));
  }
  return rows;
}

async function addPatient(db: Database): Promise<void> {
  const at = benchNow.toISOString();
  await db
    .insertInto('accounts')
    .values({
      ...{ id: 'patient', kind: 'patient', email_index: 'patient', password: null, status: 'active', locale: 'es' },
      ...{ email: benchVault.seal('email', 'luisa@correo.example', 'patient'), created_at: at, version: 1 },
      name: benchVault.seal('person-name', 'Luisa Restrepo', 'patient'),
    })
    .execute();
  await db
    .insertInto('account_persons')
    .values({
      ...{ account: 'patient', person: PERSON, relation: 'self', proof: 'handed-code', since: at },
      ...{ until: null, ended_at: null },
    })
    .execute();
}

const rowOf = async (what: string, act: () => Promise<unknown>): Promise<Row> =>
  percentileRow(what, await readingsOf(act, { warmUps: WARM_UPS, readings: READINGS }), LIMIT_MS);
