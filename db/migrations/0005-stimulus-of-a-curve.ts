import type { Kysely } from 'kysely';

/** The fields of an exam's document that this migration reads. */
interface Document {
  preparation: { stimulus?: unknown; collectedAt?: unknown };
}

const ROWS_AT_ONCE = 1000;

/**
 * Adds two fields to a preparation: the stimulus of a curve (glucose, say), and the evening hour of a collection at home. Both are unknown
 * for earlier exams: until such an exam is edited, its curve does not conflict with another one.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<{ exams: { code: string; document: string } }>();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('exams')
      .select(['code', 'document'])
      .where('code', '>', after)
      .orderBy('code')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    for (const { code, document } of rows) {
      // The site itself wrote it, in the shape of that time.
      const exam = JSON.parse(document) as Document;
      const updated = { ...exam, preparation: { stimulus: null, collectedAt: null, ...exam.preparation } };
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify(updated) })
        .where('code', '=', code)
        .execute();
    }
    after = last.code;
  }
}
