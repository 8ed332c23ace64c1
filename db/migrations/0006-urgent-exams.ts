import type { Kysely } from 'kysely';

const ROWS_AT_ONCE = 1000;

/**
 * Adds to every exam its warning for emergencies. Earlier exams get null: the laboratory decides which exams are urgent and imports them.
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
      // The site itself wrote it, as an object.
      const exam = JSON.parse(document) as Record<string, unknown>;
      if (exam.urgent !== undefined) continue;
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify({ ...exam, urgent: null }) })
        .where('code', '=', code)
        .execute();
    }
    after = last.code;
  }
}
