import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/** Adds whether an exam is ordered only in pregnancy. Earlier exams are not, until the laboratory says so. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  changeExamDocuments<object>(db, (exam) => ({ prenatal: false, ...exam }));
