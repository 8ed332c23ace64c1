import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../engine.ts';

/** A row that has to be counted again. It counts nothing until then, so a result that was hidden meanwhile leaves no number. */
const forget = 'stale = 1, listed = 0, unread = 0, critical = 0, abnormal = 0, news_at = null';

const addOrder = `
  insert into doctor_orders (reader, order_id, part, listed, stale, latest_at, unread, critical, abnormal)
  values (new.registration_index, new.order_id, new.part, 0, 1,
    (select placed_at from orders where id = new.order_id), 0, 0, 0)
  on conflict (reader, order_id) do update set ${forget};`;

const forgetOrder = (order: string): string => `update doctor_orders set ${forget} where order_id = ${order};`;

/**
 * The changes that alter what a doctor's list counts. Triggers see all of them: ingestion, release, counseling, withdrawal, and whatever
 * is added later.
 */
const triggers = [
  { name: 'provider', event: 'insert on order_providers', body: addOrder },
  { name: 'person', event: 'update of person on orders', body: forgetOrder('new.id') },
  { name: 'report', event: 'insert on reports', body: forgetOrder('new.order_id') },
  {
    name: 'change',
    event: 'update of status, released_version, needs_counseling, counseled_at on reports',
    body: forgetOrder('new.order_id'),
  },
] as const;

/** The counts of each order in a doctor's list, so that a page of it does not read every report; and acknowledgments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('doctor_reads').addColumn('acknowledged_at', 'text').execute();
  await db.schema
    .createTable('doctor_orders')
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('part', 'text', (column) => column.notNull().check(sql`part in ('ordering', 'copy', 'share')`))
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('stale', 'integer', (column) => column.notNull())
    .addColumn('latest_at', 'text', (column) => column.notNull())
    .addColumn('news_at', 'text')
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addColumn('critical', 'integer', (column) => column.notNull())
    .addColumn('abnormal', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('doctor_orders_key', ['reader', 'order_id'])
    .execute();
  await indexes(db);
  await sql`
    insert into doctor_orders (reader, order_id, part, listed, stale, latest_at, unread, critical, abnormal)
    select registration_index, order_id, max(part), 0, 1, max(orders.placed_at), 0, 0, 0
    from order_providers inner join orders on orders.id = order_providers.order_id
    group by registration_index, order_id
  `.execute(db);
  for (const { name, event, body } of triggers) await trigger(db, `doctor_orders_${name}`, event, body);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  // The conditions are words of the queries in `doctor-list.server.ts`: SQLite uses a partial index only for the same words.
  const partial = { unread: 'unread > 0', critical: 'critical > 0', abnormal: 'abnormal > 0' };
  await sql`create index doctor_orders_latest on doctor_orders (reader, latest_at, order_id) where listed = 1`.execute(
    db,
  );
  await sql`create index doctor_orders_urgent on doctor_orders (reader, critical, abnormal, latest_at, order_id) where listed = 1`.execute(
    db,
  );
  for (const [name, condition] of Object.entries(partial))
    await sql`create index ${sql.raw(`doctor_orders_${name}`)} on doctor_orders (reader, latest_at, order_id) where listed = 1 and ${sql.raw(condition)}`.execute(
      db,
    );
  await sql`create index doctor_orders_stale on doctor_orders (reader, latest_at) where stale = 1`.execute(db);
  await sql`create index doctor_orders_shared on doctor_orders (reader, order_id) where part = 'share'`.execute(db);
  await db.schema.createIndex('doctor_orders_of_order').on('doctor_orders').column('order_id').execute();
}

async function trigger(db: Kysely<unknown>, name: string, event: string, body: string): Promise<void> {
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} after ${event} begin ${body} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} after ${event} for each row execute function ${name}()`).execute(db);
}
