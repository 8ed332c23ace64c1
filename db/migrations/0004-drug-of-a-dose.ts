import type { Kysely } from 'kysely';

interface Document {
  name: unknown;
  preparation: { dose: { of?: unknown } | null };
}

/** A dose tells its drug. Of an exam that was written before, it is what the exam is named after: its name says so until it is edited. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<{ exams: { code: string; document: string } }>();
  const rows = await db
    .selectFrom('exams')
    .select(['code', 'document'])
    .where('document', 'like', '%"dose":{%')
    .execute();
  for (const { code, document } of rows) {
    // Written by the site itself, of the shape that it had then.
    const exam = JSON.parse(document) as Document;
    const { dose } = exam.preparation;
    if (!dose || dose.of) continue;
    const told = { ...exam, preparation: { ...exam.preparation, dose: { of: exam.name, ...dose } } };
    await db
      .updateTable('exams')
      .set({ document: JSON.stringify(told) })
      .where('code', '=', code)
      .execute();
  }
}
