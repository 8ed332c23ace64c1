import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/**
 * Adds the instructions for the stay at the laboratory, and the equivalent exam. Earlier exams have neither: their instructions for the stay
 * remain among the others until the laboratory moves them.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  changeExamDocuments<{ preparation: object }>(db, (exam) => ({
    equivalentTo: null,
    ...exam,
    preparation: { stayInstructions: [], ...exam.preparation },
  }));
