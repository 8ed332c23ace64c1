import { type Kysely, sql } from 'kysely';

/** The home visits that visitors ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('home_visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('requested', 'proposed', 'confirmed', 'done', 'not-found', 'cancelled', 'refused')`),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('time_window', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('es', 'en')`))
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('authorization_version', 'text', (column) => column.notNull())
    .addColumn('authorization_hash', 'text', (column) => column.notNull())
    .addColumn('collector', 'text', (column) => column.references('accounts.id'))
    .addColumn('reason', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    // Somebody goes to every visit that is confirmed.
    .addCheckConstraint(
      'home_visits_collector',
      sql`state not in ('confirmed', 'done', 'not-found') or collector is not null`,
    )
    .execute();
  await db.schema
    .createIndex('home_visits_by_day')
    .on('home_visits')
    .columns(['day', 'time_window', 'state'])
    .execute();
  await db.schema.createIndex('home_visits_by_state').on('home_visits').columns(['state', 'day']).execute();
  await db.schema.createIndex('home_visits_of_collector').on('home_visits').columns(['collector', 'day']).execute();
  await db.schema
    .createTable('visit_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('changes', 'integer', (column) => column.notNull())
    .execute();
}
