import type { Kysely } from 'kysely';

/** The fields of an exam's document that this migration reads. */
interface Document {
  name: unknown;
  preparation: { dose: { of?: unknown } | null };
}

/**
 * Adds the name of its drug to every dose. An earlier exam gets its own name as the drug until an edit, because it is named after the drug.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<{ exams: { code: string; document: string } }>();
  const rows = await db
    .selectFrom('exams')
    .select(['code', 'document'])
    .where('document', 'like', '%"dose":{%')
    .execute();
  for (const { code, document } of rows) {
    // The site itself wrote it, in the shape of that time.
    const exam = JSON.parse(document) as Document;
    const { dose } = exam.preparation;
    if (!dose || dose.of) continue;
    const updated = { ...exam, preparation: { ...exam.preparation, dose: { of: exam.name, ...dose } } };
    await db
      .updateTable('exams')
      .set({ document: JSON.stringify(updated) })
      .where('code', '=', code)
      .execute();
  }
}
