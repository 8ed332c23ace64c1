import { loadavg } from 'node:os';

import { type Engine, openEngines } from '../tests/support/engines.ts';
import type { Database } from '../tests/support/host.ts';
import { addPatient, benchSite, signedInReader } from './bench-site.ts';
import { grouped, percentileRow, type Row, readingsOf, table } from './figures.ts';
import { fillWithReports } from './result-rows.ts';

const PERSONS = 100_000;
const READINGS = 1000;
/** Before them, so that the engines have compiled and planned what they run. */
const WARM_UPS = 300;
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
  for (const engine of await openEngines(undefined, { isDurable: true })) {
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
  await addPatient(db, PERSON);
  const site = await benchSite(db);
  const rows: Row[] = [];
  for (const page of pages) {
    say(`${name}: ${page.what} …`);
    rows.push(await rowOf(`${name}: ${page.what}`, await signedInReader(db, site, page)));
  }
  return rows;
}

const rowOf = async (what: string, act: () => Promise<unknown>): Promise<Row> =>
  percentileRow(what, await readingsOf(act, { warmUps: WARM_UPS, readings: READINGS }), LIMIT_MS);
