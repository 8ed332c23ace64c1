import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../engine.ts';

/** A doctor whom no report of the order names any longer loses the order; otherwise the row is counted again. */
const removeOrder = `
  delete from doctor_orders where reader = old.registration_index and order_id = old.order_id and not exists (
    select 1 from order_providers
    where order_providers.registration_index = old.registration_index and order_providers.order_id = old.order_id);
  update doctor_orders
  set stale = 1, listed = 0, unread = 0, critical = 0, abnormal = 0, news_at = null
  where reader = old.registration_index and order_id = old.order_id;`;

const addOrder = `
  insert into doctor_orders (reader, order_id, part, listed, stale, latest_at, unread, critical, abnormal)
  values (new.registration_index, new.order_id, new.part, 0, 1,
    (select placed_at from orders where id = new.order_id), 0, 0, 0)
  on conflict (reader, order_id) do update
  set stale = 1, listed = 0, unread = 0, critical = 0, abnormal = 0, news_at = null;`;

/**
 * The doctors of each report, so that a corrected message can remove a doctor who was named by mistake. Until now an order kept every doctor
 * whom any message had named: its reports share them, because no row says which message named whom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('report_versions').addColumn('doctors_changed', 'integer').execute();
  await db.schema.alterTable('order_providers').renameTo('earlier_order_providers').execute();
  await db.schema.dropIndex('orders_of_provider').execute();
  await db.schema
    .createTable('order_providers')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('registration_index', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_providers_key', ['report', 'registration_index', 'part'])
    .execute();
  await sql`
    insert into order_providers (order_id, report, registration_index, part, name)
    select earlier.order_id, reports.id, registration_index, part, name
    from earlier_order_providers as earlier inner join reports on reports.order_id = earlier.order_id
  `.execute(db);
  await db.schema.dropTable('earlier_order_providers').execute();
  await db.schema
    .createIndex('orders_of_provider')
    .on('order_providers')
    .columns(['registration_index', 'order_id'])
    .execute();
  await db.schema.createIndex('providers_of_order').on('order_providers').column('order_id').execute();
  await trigger(db, 'doctor_orders_named', 'insert', addOrder);
  await trigger(db, 'doctor_orders_unnamed', 'delete', removeOrder);
}

async function trigger(db: Kysely<unknown>, name: string, event: string, body: string): Promise<void> {
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} after ${event} on order_providers begin ${body} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger ${name} after ${event} on order_providers for each row execute function ${name}()`)
    .execute(db);
}
