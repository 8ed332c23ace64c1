import { explanationRows } from '../../../app/domain/exam-files/column-explanations.ts';
import { columnKeys } from '../../../app/domain/exam-files/columns.ts';
import { rowOf } from '../../../app/domain/exam-files/exam-record.ts';
import { exampleExam } from '../../../app/domain/exam-files/example-exam.ts';
import { kindNamed, writeTable } from '../../../app/domain/exam-files/write-table.server.ts';
import { exampleCode } from '../../../app/domain/exams/codes/exam-code.ts';
import type { Locale } from '../../../app/i18n/locale.ts';
import siteConfig from '../../../site.config.ts';

/**
 * Writes a template of a catalog file: the headings, one example to replace, and a description of each column: on a separate sheet, or in
 * lines with #.
 */
export async function writeTemplate(file: string, language: Locale): Promise<number> {
  const explained = explanationRows(language);
  const remarks =
    kindNamed(file) === 'csv' ? explained.map(([key, english, says]) => [`# ${key} (${english}): ${says}`]) : [];
  // The template of a laboratory has an example that the laboratory can import.
  const example = { ...exampleExam, code: exampleCode(siteConfig.examCodes[0]) };
  await writeTable(file, [
    { name: language === 'es' ? 'Catálogo' : 'Catalogue', rows: each([columnKeys, rowOf(example), ...remarks]) },
    { name: language === 'es' ? 'Explicaciones' : 'Explanations', rows: each(explained) },
  ]);
  console.log(language === 'es' ? `La plantilla está en ${file}.` : `The template is in ${file}.`);
  return 0;
}

/** `writeTable` takes the rows of a sheet as a stream. */
async function* each(rows: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  yield* rows;
}
