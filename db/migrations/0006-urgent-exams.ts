import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/**
 * Adds to every exam its warning for emergencies. Earlier exams get null: the laboratory decides which exams are urgent and imports them.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  changeExamDocuments<{ urgent?: unknown }>(db, (exam) =>
    exam.urgent === undefined ? { ...exam, urgent: null } : null,
  );
