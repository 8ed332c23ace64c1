import { explanationRows } from '../../../app/domain/exam-files/column-explanations.ts';
import { columnKeys } from '../../../app/domain/exam-files/columns.ts';
import { rowOf } from '../../../app/domain/exam-files/exam-row.ts';
import { exampleExam } from '../../../app/domain/exam-files/example-exam.ts';
import type { ReportLanguage } from '../../../app/domain/exam-files/report-words.ts';
import { kindNamed, writeTable } from '../../../app/domain/exam-files/write-table.server.ts';

/** A file with the headings, one example to be replaced, and what stands in each column: on a sheet of its own, or in lines with #. */
export async function writeTemplate(file: string, language: ReportLanguage): Promise<number> {
  const explained = explanationRows(language);
  const remarks =
    kindNamed(file) === 'csv' ? explained.map(([key, english, says]) => [`# ${key} (${english}): ${says}`]) : [];
  await writeTable(file, [
    { name: language === 'es' ? 'Catálogo' : 'Catalogue', rows: each([columnKeys, rowOf(exampleExam), ...remarks]) },
    { name: language === 'es' ? 'Explicaciones' : 'Explanations', rows: each(explained) },
  ]);
  console.log(language === 'es' ? `La plantilla está en ${file}.` : `The template is in ${file}.`);
  return 0;
}

async function* each(rows: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  yield* rows;
}
