import type { Kysely } from 'kysely';

interface Document {
  preparation: { stimulus?: unknown; collectedAt?: unknown };
}

const ROWS_AT_ONCE = 1000;

/**
 * A preparation tells what a curve is done with, and at which hour of the evening something is collected at home. Of an exam that was
 * written before, neither is known: until it is edited, its curve is no obstacle to another one.
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
      // Written by the site itself, of the shape that it had then.
      const exam = JSON.parse(document) as Document;
      const told = { ...exam, preparation: { stimulus: null, collectedAt: null, ...exam.preparation } };
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify(told) })
        .where('code', '=', code)
        .execute();
    }
    after = last.code;
  }
}
