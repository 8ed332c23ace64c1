import { type Kysely, PostgresAdapter } from 'kysely';

/** Which of the two engines a connection talks to, for the few statements that differ. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
