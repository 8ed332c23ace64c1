import type { Kysely } from 'kysely';

import { changeExamDocuments } from './exam-documents.ts';

/** The fields of an exam's document that this migration reads. */
interface Document {
  preparation: { dwellMinutes: number; dose: { at: string; atLeast?: boolean } | null };
  specimens: Record<string, unknown>[];
}

/** Before this migration, a shorter stay counted as rest, and a longer one as a curve. */
const SHORTEST_CURVE_MINUTES = 60;

/**
 * Adds new fields of an exam: the purpose of a stay, the posture, the acid in a 24-hour container, the number of days of a collection,
 * whether a drug level may be measured after the stated hours, and two facts about panels. Earlier exams get the values that were assumed
 * until now.
 */
export const up = (db: Kysely<unknown>): Promise<void> => changeExamDocuments(db, withNewFields);

function withNewFields(exam: Document): object {
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
    },
    specimens: specimens.map((specimen) => ({ days: 1, ...specimen })),
  };
}
