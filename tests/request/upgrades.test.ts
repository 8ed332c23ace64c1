import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, describe, expect, test } from 'vitest';

import { connectDatabase, type Database } from '../../app/platform/database.server.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openEngines } from '../support/engines.ts';

// Migrations that fill columns from existing rows, on a database that already has some.

const at = '2026-11-17T15:00:00Z';

async function migrate(db: Database, target: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(target);
  if (error) throw error;
}

/** Returns a function that inserts a row. A required column without a value gets the text 'x', or the number 0. */
async function inserter(db: Database) {
  const tables = await db.introspection.getTables();
  return async (table: string, row: Readonly<Record<string, string | number | null>>): Promise<void> => {
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    const required = columns.filter((column) => !column.isNullable && !column.hasDefaultValue && !(column.name in row));
    const filled = {
      ...Object.fromEntries(required.map((one) => [one.name, /int/i.test(one.dataType) ? 0 : 'x'])),
      ...row,
    };
    await db
      .insertInto(table as 'orders')
      .values(filled as never)
      .execute();
  };
}

for (const engine of await openEngines(connectDatabase)) {
  describe(`${engine.name}: an upgrade of a database with results`, () => {
    afterAll(() => engine.end());

    test('fills who brought a contact, who granted access, and whose doctors are whose', async () => {
      const db = await engine.open();
      await migrate(db, '0030-batches-and-nicknames');
      await fill(db);
      await migrate(db, Object.keys(migrations).at(-1) ?? '');
      const persons = await sql`select id, contact_sender, contact_recorded_at from persons order by id`.execute(db);
      expect(persons.rows).toEqual([
        { id: 'p1', contact_sender: 'lis', contact_recorded_at: null },
        { id: 'p2', contact_sender: null, contact_recorded_at: at },
      ]);
      const grants = await sql`select person, granted_by from account_persons order by person`.execute(db);
      expect(grants.rows).toEqual([
        { person: 'p1', granted_by: 'mother' },
        { person: 'p2', granted_by: null },
      ]);
      const providers = await sql`select report, name from order_providers order by report, name`.execute(db);
      expect(providers.rows).toEqual([
        { report: 'r1', name: 'Cano' },
        { report: 'r1', name: 'Vélez' },
        { report: 'r2', name: 'Cano' },
        { report: 'r2', name: 'Vélez' },
      ]);
      // A doctor loses the order when no report names them any longer.
      await db.deleteFrom('order_providers').where('report', '=', 'r1').execute();
      expect(await readersOf(db)).toEqual(['111', '222']);
      await db.deleteFrom('order_providers').where('registration_index', '=', '222').execute();
      expect(await readersOf(db)).toEqual(['111']);
      await db.destroy();
    });
  });
}

const readersOf = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('doctor_orders').select('reader').orderBy('reader').execute()).map(({ reader }) => reader);

async function fill(db: Database): Promise<void> {
  const insert = await inserter(db);
  await insert('senders', { id: 'lis' });
  for (const id of ['mother', 'child'])
    await insert('accounts', { id, kind: 'patient', status: 'active', email_index: id });
  for (const id of ['p1', 'p2']) await insert('persons', { id, document_index: id, email: 'sealed', sex: 'female' });
  await insert('orders', { id: 'o1', sender: 'lis', number: '1', person: 'p1', placed_at: at, created_at: at });
  await insert('messages_in', { id: 'm1', sender: 'lis', state: 'placed' });
  for (const id of ['r1', 'r2'])
    await insert('reports', { id, order_id: 'o1', filler_number: id, status: 'final', latest_version: 1 });
  await insert('order_providers', { order_id: 'o1', registration_index: '111', part: 'ordering', name: 'Cano' });
  await insert('order_providers', { order_id: 'o1', registration_index: '222', part: 'copy', name: 'Vélez' });
  const bond = { relation: 'proxy', since: at, until: at, account: 'child' };
  await insert('account_persons', { ...bond, person: 'p1', proof: 'granted' });
  await insert('account_persons', { ...bond, person: 'p2', proof: 'desk-code' });
  const event = { at, outcome: 'done', actor_kind: 'account' };
  await insert('audit', { ...event, seq: 1, action: 'person.contact-changed', actor: 'mother', subject: 'p2' });
  await insert('audit', { ...event, seq: 2, action: 'proxy.granted', actor: 'mother', subject: 'p1', object: 'child' });
}
