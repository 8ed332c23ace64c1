import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Exam } from './exam.ts';
import { readStoredExam } from './stored-exam.ts';

type Database = Kysely<Tables>;

/** PostgreSQL allows 65,535 parameters per statement, and SQLite 32,766; a row has five. */
const ROWS_AT_ONCE = 1000;

/** All exams of any status, ordered by code. */
export async function readExams(db: Database): Promise<Exam[]> {
  const rows = await db.selectFrom('exams').select('document').orderBy('code').execute();
  return rows.map(({ document }) => readStoredExam(document));
}

/** The existing exams with these codes, by code. */
export async function readExamsOf(db: Database, codes: readonly string[]): Promise<Map<string, Exam>> {
  const known = await readDocumentsOf(db, codes);
  return new Map([...known].map(([code, { document }]) => [code, readStoredExam(document)]));
}

/** The existing exams with these codes as stored text, for callers that only compare and need not parse. */
export async function readDocumentsOf(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, Pick<Tables['exams'], 'version' | 'document'>>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('exams')
    .select(['code', 'version', 'document'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Streams all exams in batches, because a large catalog may not fit in memory. */
export async function* streamExams(db: Database): AsyncGenerator<Exam[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('exams')
      .select(['code', 'document'])
      .where('code', '>', after)
      .orderBy('code')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ document }) => readStoredExam(document));
    after = rows.at(-1)?.code ?? after;
  }
}

/** The fields that relate exams to each other. */
export type ExamRelations = Pick<Exam, 'code' | 'slug' | 'status' | 'members' | 'equivalentTo'>;

const refersToNone = { members: [], equivalentTo: null } satisfies Partial<Exam>;

/** The relations of every exam; it parses only the documents of exams that refer to others. */
export async function readRelations(db: Database): Promise<ExamRelations[]> {
  const rows = await db
    .selectFrom('exams')
    .select((row) => [
      'code',
      'slug',
      'status',
      row
        .case()
        // Quotation marks inside the document's texts are escaped, so this matches only the field.
        .when(row.and([row('document', 'like', '%"members":[]%'), row('document', 'like', '%"equivalentTo":null%')]))
        .then(null)
        .else(row.ref('document'))
        .end()
        .as('referring'),
    ])
    .execute();
  return rows.map(({ code, slug, status, referring }) => {
    const { members, equivalentTo } = referring === null ? refersToNone : readStoredExam(referring);
    return { code, slug, status, members, equivalentTo };
  });
}

/** Takes the write lock of SQLite by an update of no row, so that later reads stay valid until the transaction ends. */
export async function lockForWriting(db: Database): Promise<void> {
  await db.updateTable('exams').set({ version: 0 }).where('code', '=', '').execute();
}

/** Frees the addresses of these exams before the same transaction rewrites them: two exams may swap addresses. */
export async function releaseAddresses(db: Database, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await db
      .updateTable('exams')
      .set({ slug: `~${code}` })
      .where('code', '=', code)
      .execute();
  }
}

/** Whether the database has any exam. */
export async function hasExams(db: Database): Promise<boolean> {
  return (await db.selectFrom('exams').select('code').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Inserts exams and replaces those with known codes, in the caller's transaction. It deletes nothing. It throws if an address already
 * belongs to another exam.
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
