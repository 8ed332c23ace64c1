import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { examSchema } from './exam-schema.ts';
import { readStoredExam } from './stored-exam.ts';

describe('an exam of the database', () => {
  test.each(demonstrationExams.slice(0, 3))('$code is read as it was written', (exam) => {
    expect(readStoredExam(JSON.stringify(exam))).toEqual(exam);
  });

  test.each(Object.keys(examSchema.shape))('without %s is refused, with the field and the remedy', (field) => {
    const before = Object.fromEntries(Object.entries(demonstrationExams[0] ?? {}).filter(([name]) => name !== field));
    expect(() => readStoredExam(JSON.stringify(before))).toThrow(new RegExp(`without ${field}: .*Import the catalog`));
  });

  test.each(['null', '3', '"HEM-001"'])('that is %s is refused', (document) => {
    expect(() => readStoredExam(document)).toThrow(/without code, slug/);
  });
});
