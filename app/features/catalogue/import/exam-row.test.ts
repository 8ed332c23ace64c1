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

describe('whether an exam is delicate', () => {
  const hiv = demonstrationExams.find(({ code }) => code === 'INF-002');
  const glucose = demonstrationExams.find(({ code }) => code === 'QUI-001');
  test.each([
    ['what the exam makes one think, when its cell is empty', hiv, '', true],
    ['what the exam makes one think, when its cell is empty', glucose, '', false],
    ['what its cell says', hiv, 'No', false],
    ['what its cell says', glucose, 'sí', true],
    ['what its cell says, in English', glucose, 'Yes', true],
  ])('is %s (%#)', (_, exam, said, sensitive) => {
    if (!exam) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(exam));
    expect(examOf((column) => (column === 'reserva' ? said : cell(column)))).toMatchObject({ exam: { sensitive } });
  });

  test('is refused when its cell says neither yes nor no', () => {
    if (!glucose) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(glucose));
    expect(examOf((column) => (column === 'reserva' ? 'quizá' : cell(column)))).toEqual({
      faults: [{ column: 'reserva', reason: 'unknown-word', value: 'quizá' }],
    });
  });
});
