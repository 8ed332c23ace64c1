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

/** Those of these codes that there are, by code. */
export async function readExamsOf(db: Database, codes: readonly string[]): Promise<Map<string, Exam>> {
  const known = await readDocumentsOf(db, codes);
  return new Map([...known].map(([code, { document }]) => [code, JSON.parse(document) as Exam]));
}

/** The same, as they are stored: whoever only compares need not read them. */
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

/** All exams, a part at a time: the whole of a large catalogue is more than a process should hold. */
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
    yield rows.map(({ document }) => JSON.parse(document) as Exam);
    after = rows.at(-1)?.code ?? after;
  }
}

/** What exams have to do with each other. */
export type ExamRelations = Pick<Exam, 'code' | 'slug' | 'status' | 'members'>;

/** Of every exam, without reading more than the documents of panels. */
export async function readRelations(db: Database): Promise<ExamRelations[]> {
  const rows = await db
    .selectFrom('exams')
    .select((row) => [
      'code',
      'slug',
      'status',
      row
        .case()
        // Within a text of the document a quotation mark is escaped: this is the field.
        .when('document', 'like', '%"members":[]%')
        .then(null)
        .else(row.ref('document'))
        .end()
        .as('panel'),
    ])
    .execute();
  return rows.map(({ code, slug, status, panel }) => ({
    code,
    slug,
    status: status as Exam['status'],
    members: panel === null ? [] : (JSON.parse(panel) as Exam).members,
  }));
}

/** Takes the write lock of the embedded database, so that what is read from now on stays true until the transaction ends. */
export async function lockForWriting(db: Database): Promise<void> {
  await db.updateTable('exams').set({ version: 0 }).where('code', '=', '').execute();
}

/** Frees the addresses of these exams, which are written anew in the same transaction: two may change places. */
export async function releaseAddresses(db: Database, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await db
      .updateTable('exams')
      .set({ slug: `~${code}` })
      .where('code', '=', code)
      .execute();
  }
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
