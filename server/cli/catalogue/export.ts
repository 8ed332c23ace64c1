import { columnKeys } from '../../../app/domain/exam-files/columns.ts';
import { rowOf } from '../../../app/domain/exam-files/exam-record.ts';
import { writeTable } from '../../../app/domain/exam-files/write-table.server.ts';
import { streamExams } from '../../../app/domain/exams/exam-store.server.ts';
import { type Database, openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import { inSentences } from './file-rows.ts';
import { readCatalogueArguments } from './options.ts';

/** `npm run catalogue:export`: writes every exam, including drafts and retired ones, in the format that `catalogue:import` reads. */
export async function exportCommand(args: string[]): Promise<number> {
  const { file, lang } = readCatalogueArguments('catalogue:export', args);
  const db = await openDatabase(readEnv(process.env));
  try {
    const count = { exams: 0 };
    await inSentences(lang, () => writeTable(file ?? '', [{ name: 'Catálogo', rows: rowsOf(db, count) }]));
    console.log(lang === 'es' ? `${count.exams} exámenes en ${file}.` : `${count.exams} exams in ${file}.`);
    return 0;
  } finally {
    await db.destroy();
  }
}

async function* rowsOf(db: Database, count: { exams: number }): AsyncGenerator<readonly string[]> {
  yield columnKeys;
  for await (const exams of streamExams(db)) {
    count.exams += exams.length;
    for (const exam of exams) yield rowOf(exam);
  }
}
