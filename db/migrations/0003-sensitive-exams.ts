import type { Kysely } from 'kysely';

/** `exams` before this migration. */
interface Tables {
  exams: { code: string; document: string };
}

/** The fields of a document that this migration reads. */
interface Document {
  sensitive?: boolean;
  counselling: string;
  area: string;
  specimens: { type: string }[];
  name: { en: string };
}

const ROWS_AT_ONCE = 1000;
const areas = ['drugs', 'genetics', 'reproduction'];
const specimens = ['semen', 'vaginal-swab', 'cervical-sample', 'urethral-swab', 'rectal-swab', 'amniotic-fluid'];

/** Guesses whether an exam's name is sensitive, by the rule as of this migration; a later rule does not change it. */
const seemsSensitive = (exam: Document): boolean =>
  exam.counselling !== 'none' ||
  areas.includes(exam.area) ||
  exam.specimens.some(({ type }) => specimens.includes(type)) ||
  /\b(pregnan|prenatal)/i.test(exam.name.en);

/** Adds to every exam whether its name reveals a private health matter, unless it says so already. */
export async function up(db: Kysely<Tables>): Promise<void> {
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
      if (exam.sensitive !== undefined) continue;
      const updated = JSON.stringify({ ...exam, sensitive: seemsSensitive(exam) });
      await db.updateTable('exams').set({ document: updated }).where('code', '=', code).execute();
    }
    after = last.code;
  }
}
