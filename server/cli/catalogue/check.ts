import { checkCatalogue } from '../../../app/domain/exam-checks/catalogue-checks.ts';
import { columnAt } from '../../../app/domain/exam-files/columns.ts';
import type { OfferedRow } from '../../../app/domain/exam-files/import-types.ts';
import { isWarning } from '../../../app/domain/exam-files/severity.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import { readExams } from '../../../app/domain/exams/exam-store.server.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import siteConfig from '../../../site.config.ts';
import { inSentences, rowsOfFile } from './file-rows.ts';
import { noticeReport, refuseSameFile } from './notices.ts';
import { readCatalogueArguments } from './options.ts';

/** `npm run catalogue:check`: what the checks find in the database's catalogue, or in a file. 1 where there are errors. */
export async function checkCommand(args: string[]): Promise<number> {
  const { file, map, report, lang } = readCatalogueArguments('catalogue:check', args);
  return inSentences(lang, async () => {
    if (file !== null) await refuseSameFile(file, report);
    const rows = file === null ? await rowsOfDatabase() : await all(await rowsOfFile(file, map, lang));
    const exams = rows.flatMap((row) => ('exam' in row ? [row.exam] : []));
    const notices = await noticeReport(report, lang);
    const count = { refused: 0, warning: 0 };
    for (const row of rows) {
      if ('exam' in row) continue;
      count.refused++;
      for (const fault of row.faults) notices.tell({ kind: 'refused', line: row.line, code: row.code, ...fault });
    }
    const lines = new Map(rows.flatMap((row) => ('exam' in row ? [[row.exam.code, row.line] as const] : [])));
    const statuses = new Map(exams.map(({ code, status }) => [code, status]));
    for (const { kind, exam, path, reason, value } of checkCatalogue(exams, siteConfig.openingHours)) {
      const weight = isWarning({ kind, reason }, statuses.get(exam) ?? 'published') ? 'warning' : 'refused';
      count[weight]++;
      const line = file === null ? null : (lines.get(exam) ?? null);
      notices.tell({ kind: weight, line, code: exam, column: columnAt(path), reason: `${kind}/${reason}`, value });
    }
    await notices.end();
    const { refused, warning } = count;
    const summary = {
      es: `${exams.length} exámenes revisados: ${refused} errores, ${warning} avisos.`,
      en: `${exams.length} exams checked: ${refused} errors, ${warning} warnings.`,
    };
    console.log(summary[lang]);
    return refused > 0 ? 1 : 0;
  });
}

async function rowsOfDatabase(): Promise<OfferedRow[]> {
  const db = await openDatabase(readEnv(process.env));
  try {
    return (await readExams(db)).map((exam: Exam, index) => ({ line: index + 1, exam, findings: [] }));
  } finally {
    await db.destroy();
  }
}

async function all(rows: AsyncIterable<OfferedRow>): Promise<OfferedRow[]> {
  const list: OfferedRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
