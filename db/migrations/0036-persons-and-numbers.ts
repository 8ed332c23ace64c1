import { type Kysely, sql } from 'kysely';

/**
 * Finds the joined records of a person, and the orders with a number, without reading the whole table. The order of a doctor's list also has
 * what the list counts, so that counting reads only this index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('persons_record').on('persons').expression(sql`coalesce(joined_to, id)`).execute();
  await db.schema.createIndex('orders_by_number').on('orders').column('number').execute();
  await db.schema.dropIndex('doctor_orders_latest').execute();
  await sql`create index doctor_orders_latest
    on doctor_orders (reader, latest_at, order_id, unread, critical, abnormal, news_at) where listed = 1`.execute(db);
}
