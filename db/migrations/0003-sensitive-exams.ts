import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/** The fields of a document that this migration reads. */
interface Document {
  sensitive?: boolean;
  counselling: string;
  area: string;
  specimens: { type: string }[];
  name: { en: string };
}

const areas = ['drugs', 'genetics', 'reproduction'];
const specimens = ['semen', 'vaginal-swab', 'cervical-sample', 'urethral-swab', 'rectal-swab', 'amniotic-fluid'];

/** Guesses whether an exam's name is sensitive, by the rule as of this migration; a later rule does not change it. */
const seemsSensitive = (exam: Document): boolean =>
  exam.counselling !== 'none' ||
  areas.includes(exam.area) ||
  exam.specimens.some(({ type }) => specimens.includes(type)) ||
  /\b(pregnan|prenatal)/i.test(exam.name.en);

/** Adds to every exam whether its name reveals a private health matter, unless it says so already. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  changeExamDocuments<Document>(db, (exam) =>
    exam.sensitive === undefined ? { ...exam, sensitive: seemsSensitive(exam) } : null,
  );
