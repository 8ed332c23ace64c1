import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { openEngines } from '../support/engines.ts';

// PostgreSQL sorted texts by the language of its server, and SQLite by bytes, so a list had another order on each. The tests' server has the
// collation of Spanish (`tests/support/postgres.ts`).

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

/** Ordered by bytes. Spanish has 'a-1' before 'A1', and 'Á-1' before 'B-1'. */
const codes = ['A-2', 'A1', 'B-1', 'a-1', 'Á-1'];

test.each(engines)('a list, a page of it, and an extreme follow the bytes of a text ($name)', async ({ open }) => {
  const db = await open();
  try {
    const values = codes.map((code) => ({ code, slug: code, status: 'draft', version: 1, document: '{}' }) as const);
    await db.insertInto('exams').values(values.toReversed()).execute();
    const ofTable = db.selectFrom('exams');
    const codesOf = async (query: typeof ofTable) =>
      (await query.select('code').orderBy('code').execute()).map(({ code }) => code);
    expect(await codesOf(ofTable)).toEqual(codes);
    expect(await codesOf(ofTable.where('code', '>', 'A1'))).toEqual(codes.slice(2));
    const last = await ofTable.select(({ fn }) => fn.max('code').as('code')).executeTakeFirst();
    expect(last?.code).toBe(codes.at(-1));
  } finally {
    await db.destroy();
  }
});

const servers = engines.filter(({ name }) => name === 'PostgreSQL');

test.each(servers)('every text column compares bytes: see `compareTextByBytes` ($name)', async ({ open }) => {
  const db = await open();
  try {
    const others = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'`.execute(db);
    expect(others.rows).toEqual([]);
    // They were dropped for the change of their columns, and must be there again.
    const triggers = await sql<{ name: string }>`
      select tgname as name from pg_trigger where not tgisinternal and cardinality(tgattr::int2[]) > 0
      order by name`.execute(db);
    expect(triggers.rows.map(({ name }) => name)).toEqual(['doctor_orders_change', 'doctor_orders_person']);
  } finally {
    await db.destroy();
  }
});
