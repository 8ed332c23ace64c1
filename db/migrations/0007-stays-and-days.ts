import type { Kysely } from 'kysely';

interface Document {
  preparation: { dwellMinutes: number; dose: { at: string } | null };
  specimens: Record<string, unknown>[];
}

const ROWS_AT_ONCE = 1000;
/** Until now a shorter stay counted as rest, and a longer one as a curve. */
const SHORTEST_CURVE_MINUTES = 60;

/**
 * Adds what an exam now says of itself: what a stay is for, the posture, the acid in a 24-hour container, on how many days a specimen is
 * collected, whether a level may be later than so many hours, and two facts of panels. Earlier exams get what was assumed of them.
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
      const exam = withNewFields(JSON.parse(document) as Document);
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify(exam) })
        .where('code', '=', code)
        .execute();
    }
    after = last.code;
  }
}

function withNewFields(exam: Document): Document {
  const { preparation, specimens } = exam;
  const { dwellMinutes, dose } = preparation;
  const isRest = dwellMinutes > 0 && dwellMinutes < SHORTEST_CURVE_MINUTES;
  return {
    ...exam,
    preparation: {
      withoutCycle: false,
      sameDay: false,
      dwellFor: isRest ? 'rest' : 'test',
      posture: null,
      urineAdditive: null,
      ...preparation,
      dose: dose?.at === 'after-hours' ? { atLeast: false, ...dose } : dose,
    } as Document['preparation'],
    specimens: specimens.map((specimen) => ({ days: 1, ...specimen })),
  };
}
