import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../../db/seed/exams/index.ts';
import { anyExam } from '../fixtures/any-exam.ts';
import { meant } from './cell-text.ts';
import { columnKeys } from './columns.ts';
import { type Cells, examOf, rowOf } from './exam-row.ts';

const cellsOf =
  (row: readonly string[]): Cells =>
  (column) =>
    meant(row[columnKeys.indexOf(column)] ?? '');

describe('an exam that is written as a row and read back', () => {
  test('is the same, whatever it holds', () => {
    fc.assert(
      fc.property(anyExam, (exam) => {
        expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
      }),
      { numRuns: 300 },
    );
  });

  test('is the same, for every exam of the demonstration', () => {
    for (const exam of demonstrationExams) expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
  });
});
