import type { Kysely } from 'kysely';

/** OBX-17: the method of a value. Two values of different methods are not compared. Null: the sender named none. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('observations').addColumn('method', 'text').execute();
