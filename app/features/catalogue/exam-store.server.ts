import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Exam } from './exam.ts';

type Database = Kysely<Tables>;

/** PostgreSQL takes 65,535 parameters in one statement, SQLite 32,766; a row has five. */
const ROWS_AT_ONCE = 1000;

/** Every exam, of whatever status, in the order of their codes. */
export async function readExams(db: Database): Promise<Exam[]> {
  const rows = await db.selectFrom('exams').select('document').orderBy('code').execute();
  // Written by `writeExams` alone, whose callers have checked it.
  return rows.map(({ document }) => JSON.parse(document) as Exam);
}

export async function hasExams(db: Database): Promise<boolean> {
  return (await db.selectFrom('exams').select('code').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Adds exams and replaces those whose codes are known, in the caller's transaction. Nothing is deleted. Throws where an address is
 * already another exam's.
 */
export async function writeExams(db: Database, exams: readonly Exam[]): Promise<void> {
  for (let from = 0; from < exams.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('exams')
      .values(exams.slice(from, from + ROWS_AT_ONCE).map(rowOf))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          slug: row.ref('excluded.slug'),
          status: row.ref('excluded.status'),
          version: row.ref('excluded.version'),
          document: row.ref('excluded.document'),
        })),
      )
      .execute();
  }
}

const rowOf = (exam: Exam): Tables['exams'] => ({
  code: exam.code,
  slug: exam.slug,
  status: exam.status,
  version: exam.version,
  document: JSON.stringify(exam),
});
