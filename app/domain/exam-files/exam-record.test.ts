import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { anyExam } from '../exams/fixtures/any-exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import { cellContent } from './cell-text.ts';
import { type ColumnKey, columnKeys } from './columns.ts';
import { examOf, rowOf } from './exam-record.ts';
import type { Cells } from './row-cells.ts';

const cellsOf =
  (row: readonly string[]): Cells =>
  (column) =>
    cellContent(row[columnKeys.indexOf(column)] ?? '');

describe('an exam that is written as a row and read back', () => {
  test('is unchanged, whatever it holds', () => {
    fc.assert(
      fc.property(anyExam, (exam) => {
        expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
      }),
      { numRuns: 300 },
    );
  });

  test('is unchanged, for every exam of the demonstration', () => {
    for (const exam of demonstrationExams) expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
  });
});

describe('whether an exam is delicate', () => {
  const hiv = demonstrationExams.find(({ code }) => code === 'INF-002');
  const glucose = demonstrationExams.find(({ code }) => code === 'QUI-001');
  test.each([
    ['inferred from the exam when its cell is empty', hiv, '', true],
    ['inferred from the exam when its cell is empty', glucose, '', false],
    ['read from its cell', hiv, 'No', false],
    ['read from its cell', glucose, 'sí', true],
    ['read from an English cell', glucose, 'Yes', true],
  ])('is %s (%#)', (_, exam, said, sensitive) => {
    if (!exam) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(exam));
    expect(examOf((column) => (column === 'reserva' ? said : cell(column)))).toMatchObject({ exam: { sensitive } });
  });

  test('is refused when its cell is neither yes nor no', () => {
    if (!glucose) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(glucose));
    expect(examOf((column) => (column === 'reserva' ? 'quizá' : cell(column)))).toEqual({
      faults: [{ column: 'reserva', reason: 'unknown-word', value: 'quizá' }],
    });
  });
});

describe('cells as a spreadsheet saves them', () => {
  const [plainest] = demonstrationExams.filter(({ code }) => code === 'QUI-002');
  const cell = cellsOf(rowOf(plainest ?? expect.unreachable('The demonstration has lost an exam.')));
  const read = (typed: Partial<Record<ColumnKey, string>>) => examOf((column) => typed[column] ?? cell(column));

  test.each<[Partial<Record<ColumnKey, string>>, object]>([
    [{ hora_corte: '14:00:00' }, { turnaround: { cutOff: '14:00' } }],
    [
      { hora_desde: '7:00 a. m.', hora_hasta: '2 p.m.' },
      { preparation: { timeOfDay: { from: '07:00', until: '14:00' } } },
    ],
    [{ ayuno_min: '0', ayuno_max: '0' }, { preparation: { fasting: null } }],
    [{ ayuno_min: '0', ayuno_max: '' }, { preparation: { fasting: null } }],
    [{ dias_proceso: 'L-V' }, { turnaround: { runDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] } }],
    [{ entrega: '1 día hábil' }, { turnaround: { report: { days: 1 } } }],
    [{ entrega: '2 working days' }, { turnaround: { report: { days: 2 } } }],
    [{ entrega: '24 horas' }, { turnaround: { report: { hours: 24 } } }],
    [{ revisado_el: '16/11/26' }, { reviewedOn: '2026-11-16' }],
  ])('reads %j', (typed, exam) => {
    expect(read(typed)).toMatchObject({ exam });
  });

  test.each<[Partial<Record<ColumnKey, string>>, object]>([
    [{ revisado_el: '31/02/2026' }, { column: 'revisado_el', reason: 'no-such-date', value: '31/02/2026' }],
    [{ revisado_el: 'ayer' }, { column: 'revisado_el', reason: 'not-a-date', value: 'ayer' }],
    [{ hora_corte: '14' }, { column: 'hora_corte', reason: 'not-a-time', value: '14' }],
    [{ dias_proceso: 'viernes a lunes' }, { column: 'dias_proceso', reason: 'unknown-word', value: 'viernes a lunes' }],
    [{ entrega: '3 días calendario' }, { column: 'entrega', reason: 'not-a-report-time', value: '3 días calendario' }],
    [
      { ayuno_min: '0', ayuno_max: '12' },
      { column: 'ayuno_min', reason: 'too-small', value: '0' },
    ],
  ])('refuses %j and quotes it as typed', (typed, fault) => {
    expect(read(typed)).toEqual({ faults: [fault] });
  });
});

test('a laboratory whose codes are 1001 imports without a mapping', () => {
  const numbered = plainExam({ code: '1001' });
  const panel = { ...numbered, code: '1003', members: ['1001', 'HEM-001'], specimens: [], components: [] };
  expect(examOf(cellsOf(rowOf(numbered)), ['0000'])).toEqual({ exam: numbered });
  expect(examOf(cellsOf(rowOf(numbered)))).toEqual({
    faults: [{ column: 'codigo', reason: 'not-a-code', value: '1001' }],
  });
  expect(examOf(cellsOf(rowOf(panel)), ['0000'])).toEqual({
    faults: [{ column: 'integrantes', reason: 'not-a-code', value: 'HEM-001' }],
  });
});
