import { columnKeys } from '../../../app/features/catalogue/import/columns.ts';
import { rowOf } from '../../../app/features/catalogue/import/exam-row.ts';
import { exampleExam } from '../../../app/features/catalogue/import/example-exam.ts';
import type { ReportLanguage } from '../../../app/features/catalogue/import/report-words.ts';
import { writeTable } from '../../../app/features/catalogue/import/write-table.server.ts';

/** A file with the headings and one example, to be filled in. */
export async function writeTemplate(file: string, language: ReportLanguage): Promise<number> {
  async function* rows(): AsyncGenerator<readonly string[]> {
    yield columnKeys;
    yield rowOf(exampleExam);
  }
  await writeTable(file, rows());
  console.log(language === 'es' ? `La plantilla está en ${file}.` : `The template is in ${file}.`);
  return 0;
}
