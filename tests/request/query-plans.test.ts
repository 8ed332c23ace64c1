import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { joinedRecordsQuery } from '../../app/domain/persons/joined-records.server.ts';
import { exactMatchesQuery } from '../../app/domain/reports/doctor-search.server.ts';
import { scopedOrders } from '../../app/domain/reports/order-scope.server.ts';
import type { ReportReader } from '../../app/domain/reports/report-reader.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';

// A personal page reads the rows of a person, however many persons there are. SQLite explains its plan also of an empty database.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));
const embedded = engines.filter(({ name }) => name === 'SQLite');

const readers: ReportReader[] = [
  { kind: 'link', order: 'o1', session: 's1' },
  { kind: 'patient', account: 'a1' },
];

/** Steps that read a whole table: 'SCAN persons'. */
const wholeTable = /^SCAN (?:persons|orders|reports|account_persons|order_providers)\b/;

test.each(embedded)('no query of a personal page reads a whole table ($name)', async ({ open }) => {
  const db = await open();
  try {
    const now = new Date('2026-11-17T15:00:00Z');
    const queries = [
      ...readers.map((reader) => scopedOrders(db, reader, now).orderBy('orders.placed_at', 'desc').limit(50)),
      scopedOrders(db, { kind: 'doctor', account: 'a2' }, now).where('orders.id', '=', 'o1'),
      joinedRecordsQuery(db, 'p1'),
      exactMatchesQuery(db, testVault, '43000123'),
    ];
    for (const query of queries) {
      const steps = await query.explain(undefined, sql`query plan`);
      const details = steps.map((step) => String(step.detail));
      expect(details.length).toBeGreaterThan(0);
      expect(details.filter((detail) => wholeTable.test(detail))).toEqual([]);
    }
  } finally {
    await db.destroy();
  }
});
