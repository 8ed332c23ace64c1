import { type Kysely, sql } from 'kysely';

import { isPostgres } from './engine.ts';

/**
 * Makes PostgreSQL compare every text column by its bytes (collation "C"), as SQLite does. Otherwise a list has another order on each
 * server, and a new version of the system's collations breaks its indexes (https://www.postgresql.org/docs/current/collation.html). It
 * rebuilds indexes, and does not rewrite rows. A migration that adds a text column calls it at its end.
 */
export async function compareTextByBytes(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  const columns = await textColumns(db);
  if (columns.length === 0) return;
  // Building the indexes of a large table takes longer than a page's query may. The setting ends with the migration's transaction.
  await sql`set local statement_timeout = 0`.execute(db);
  const triggers = await triggersOfColumns(db);
  // PostgreSQL alters no column that a trigger names.
  for (const { name, table } of triggers) await sql`drop trigger ${sql.id(name)} on ${sql.id(table)}`.execute(db);
  for (const [table, names] of Map.groupBy(columns, ({ table }) => table)) {
    const changes = names.map(({ column }) => sql`alter column ${sql.id(column)} type text collate "C"`);
    await sql`alter table ${sql.id(table)} ${sql.join(changes)}`.execute(db);
  }
  for (const { definition } of triggers) await sql.raw(definition).execute(db);
}

/** The text columns with another collation. Kysely's own tables have none: its names are of the type varchar. */
async function textColumns(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns inner join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type = 'text'
      and collation_name is distinct from 'C'
    order by table_name, ordinal_position`.execute(db);
  return rows;
}

/** The triggers that fire only when certain columns change. */
async function triggersOfColumns(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; table: string; definition: string }>`
    select tgname as name, relname as "table", pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger inner join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal and cardinality(tgattr::int2[]) > 0`.execute(
    db,
  );
  return rows;
}
