import { loadavg } from 'node:os';

import { type Engine, openEngines } from '../tests/support/engines.ts';
import type { Database } from '../tests/support/host.ts';
import { addPatient, benchSite, type PersonalPage, signedInReader } from './bench-site.ts';
import { grouped, percentileRow, type Row, readingsOf, table } from './figures.ts';
import { addParties, addReports, benchNow } from './result-rows.ts';

const QUARTER_MS = 91.3 * 24 * 3_600_000;
const SIZES = [10_000, 100_000, 1_000_000, 5_000_000];
/** Ten years of a panel with twenty values, four times a year. */
const shape = {
  valuesAReport: 20,
  reportsAnOrder: 1,
  ordersAPerson: 40,
  placedAt: (order: number) => new Date(benchNow.getTime() - (order % 40) * QUARTER_MS - order * 1000).toISOString(),
};
const READINGS = 300;
const WARM_UPS = 150;

const RESULTS = '/portal-resultados/resultado';

/** The measured pages; `limit` is the goal for the 99th percentile in milliseconds. */
const pages: readonly (PersonalPage & { what: string; limit: number })[] = [
  { what: 'ten years of orders', account: 'patient', kind: 'patient', limit: 25, path: RESULTS },
  { what: 'a result after ten years', account: 'patient', kind: 'patient', limit: 25, path: `${RESULTS}/r0-0` },
  { what: "a doctor's look at it", account: 'some', kind: 'doctor', limit: 25, path: '/portal-medicos/resultado/r0-0' },
  { what: 'its PDF file', account: 'patient', kind: 'patient', limit: 50, path: `${RESULTS}/r0-0/archivo/pdf-carta` },
];

/** Measures pages of a patient with ten years of results while the database grows to five million values, on both engines. */
export async function manyResults(say: (progress: string) => void): Promise<string> {
  const rows: Row[] = [];
  for (const engine of await openEngines(undefined, { isDurable: true })) {
    const db = await engine.open();
    try {
      rows.push(...(await growing(engine, db, say)));
    } finally {
      await db.destroy();
      await engine.end();
    }
  }
  return table('Pages of ten years of results while the database grows', 'goal', rows, [
    `${READINGS} requests each, one after the other, median / 99th percentile: the session, the queries, the events of the audit log, and the rendered page.`,
    'Each person has forty orders of twenty values; the page shows how each value changed.',
    `Load average afterward: ${loadavg()[0]?.toFixed(1)}.`,
  ]);
}

async function growing({ name }: Engine, db: Database, say: (progress: string) => void): Promise<Row[]> {
  await addParties(db);
  const rows: Row[] = [];
  let from = 0;
  for (const values of SIZES) {
    const to = values / shape.valuesAReport;
    say(`${name}: growing to ${grouped(values)} values …`);
    await addReports(db, { from, to }, say, shape);
    if (from === 0) await addPatient(db, 'p0');
    rows.push(...(await measured(db, `${name}, ${grouped(values)} values`, say)));
    from = to;
  }
  return rows;
}

async function measured(db: Database, name: string, say: (progress: string) => void): Promise<Row[]> {
  const site = await benchSite(db);
  const rows: Row[] = [];
  for (const page of pages) {
    say(`${name}: ${page.what} …`);
    const read = await signedInReader(db, site, page);
    const taken = await readingsOf(read, { warmUps: WARM_UPS, readings: READINGS });
    rows.push(percentileRow(`${name}: ${page.what}`, taken, page.limit));
  }
  return rows;
}
