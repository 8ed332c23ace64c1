import type { Kysely } from 'kysely';

const ROWS_AT_ONCE = 1000;

/**
 * Changes the document of every exam, a page of rows at a time. `change` gets a document in the shape of its time, and returns the new one,
 * or null if it stays as it is. Several migrations share it: what it does must not change.
 */
export async function changeExamDocuments<Before>(
  untyped: Kysely<unknown>,
  change: (exam: Before) => object | null,
): Promise<void> {
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
      const changed = change(JSON.parse(document) as Before);
      if (changed === null) continue;
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify(changed) })
        .where('code', '=', code)
        .execute();
    }
    after = last.code;
  }
}
