import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/**
 * Adds two fields to a preparation: the stimulus of a curve (glucose, say), and the evening hour of a collection at home. Both are unknown
 * for earlier exams: until such an exam is edited, its curve does not conflict with another one.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  changeExamDocuments<{ preparation: object }>(db, (exam) => ({
    ...exam,
    preparation: { stimulus: null, collectedAt: null, ...exam.preparation },
  }));
