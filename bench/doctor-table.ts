import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { registrationIndexOf } from '../app/domain/messages-in/report-doctors.server.ts';
import type { DoctorReader, OrdersQuery } from '../app/domain/reports/doctor-order.ts';
import { readDoctorOrders, readRevision } from '../app/domain/reports/doctor-orders.server.ts';
import { refreshSummaries } from '../app/domain/reports/doctor-summary.server.ts';
import { type Database, openDatabase } from '../app/platform/database.server.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { grouped, percentileRow, type Row, readingsOf, table } from './figures.ts';
import { benchDoctors, benchNow, benchVault, fillWithReports } from './result-rows.ts';

const REPORTS = 200_000;
/** A page of the table, on the server: its 99th percentile. */
const LIMIT_MS = 50;
const READINGS = 200;

const page: OrdersQuery = { filter: 'all', sort: 'latest', page: 1, since: '2026-11-16T05:00:00Z', search: '' };

/** The pages that a doctor asks for. */
const asked: readonly (readonly [what: string, asked: Partial<OrdersQuery>])[] = [
  ['the first page', {}],
  ['page 100', { page: 100 }],
  ['unopened', { filter: 'unread' }],
  ['critical, most urgent first', { filter: 'critical', sort: 'urgent' }],
  ['abnormal', { filter: 'abnormal' }],
  ['since yesterday', { filter: 'recent' }],
  ['search by document', { search: '43000123' }],
  ['search by name', { search: 'velez luisa' }],
];

/** Measures a page of the doctor's table over 200,000 reports, on both engines: the transaction with its events in the audit log. */
export async function doctorTable(say: (progress: string) => void): Promise<string> {
  const rows: Row[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-doctor-'));
  const postgres = await startPostgres(true);
  try {
    rows.push(...(await measured('SQLite', await openDatabase({ dataDir: folder, databaseUrl: null }), say)));
    if (postgres)
      rows.push(...(await measured('PostgreSQL', await openDatabase({ dataDir: '', databaseUrl: postgres.url }), say)));
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return table(`A doctor's table over ${grouped(REPORTS)} reports`, 'limit', rows, [
    `${READINGS} readings each, median / 99th percentile. "All": every order names the doctor; "some": every twentieth does.`,
    'A reading counts all filters, reads forty orders by the rules of access, opens their names, and writes forty events of the audit log.',
    `Load average afterward: ${loadavg()[0]?.toFixed(1)}.`,
  ]);
}

async function measured(engine: string, db: Database, say: (progress: string) => void): Promise<Row[]> {
  try {
    say(`${engine}: inventing ${REPORTS} reports …`);
    await fillWithReports(db, REPORTS, say);
    const rows: Row[] = [];
    for (const { account, registration } of benchDoctors) {
      const reader = { account, index: registrationIndexOf(benchVault, registration) };
      say(`${engine}: counting the orders of "${account}" …`);
      while ((await refreshSummaries(db, reader, benchNow)) > 0);
      for (const [what, change] of asked) {
        say(`${engine}, ${account}: ${what} …`);
        rows.push(await rowOf(`${engine}, ${account}: ${what}`, () => read(db, reader, { ...page, ...change })));
      }
      rows.push(
        await rowOf(`${engine}, ${account}: a release, then the first page`, () => readAfterRelease(db, reader)),
      );
      rows.push(await rowOf(`${engine}, ${account}: is there news?`, () => readRevision(needsOf(db), reader)));
    }
    return rows;
  } finally {
    await db.destroy();
  }
}

const needsOf = (db: Database) => ({
  db,
  vault: benchVault,
  now: benchNow,
  timeZone: 'America/Bogota',
  origin: { request: null, session: null, client: null },
});

const read = (db: Database, reader: DoctorReader, order: OrdersQuery) => readDoctorOrders(needsOf(db), reader, order);

async function readAfterRelease(db: Database, reader: DoctorReader): Promise<void> {
  await db.updateTable('reports').set({ released_version: 1 }).where('id', '=', 'r0-0').execute();
  await read(db, reader, page);
}

const rowOf = async (what: string, act: () => Promise<unknown>): Promise<Row> =>
  percentileRow(what, await readingsOf(act, { warmUps: 1, readings: READINGS }), LIMIT_MS);
