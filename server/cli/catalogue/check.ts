import { Acceptance } from '../../../app/domain/exam-checks/accepted-findings.server.ts';
import { readAccepted, writeAccepted } from '../../../app/domain/exam-checks/accepted-store.server.ts';
import { checkCatalogue } from '../../../app/domain/exam-checks/catalogue-checks.ts';
import { acceptanceRequests } from '../../../app/domain/exam-files/accepted-file.server.ts';
import { columnAt } from '../../../app/domain/exam-files/column-lookup.ts';
import { type Notice, nothingToAccept, type ParsedRow } from '../../../app/domain/exam-files/import-types.ts';
import { isWarning } from '../../../app/domain/exam-files/severity.ts';
import { readExams } from '../../../app/domain/exams/exam-store.server.ts';
import { type Database, openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import siteConfig from '../../../site.config.ts';
import { inSentences, rowsOfFile } from './file-rows.ts';
import { noticeReport, refuseSameFile } from './notices.ts';
import { readCatalogueArguments } from './options.ts';

/** `npm run catalogue:check`: reports the findings in the database's catalog, or in a file. Returns 1 if there are errors. */
export async function checkCommand(args: string[]): Promise<number> {
  const { file, map, accept, report, lang } = readCatalogueArguments('catalogue:check', args);
  return inSentences(lang, async () => {
    if (file !== null) await refuseSameFile(file, report);
    const requests = accept === undefined ? [] : await acceptanceRequests(accept);
    return withDatabase(async (db) => {
      const rows = file === null ? await rowsOfDatabase(db) : await collect(await rowsOfFile(file, map, lang));
      const acceptance = new Acceptance(await readAccepted(db), requests);
      const notices = await noticeReport(report, lang);
      const count = { refused: 0, warning: 0, accepted: 0 };
      for (const notice of noticesOf(rows, file !== null, acceptance)) {
        count[notice.kind]++;
        notices.tell(notice);
      }
      await notices.end();
      await writeAccepted(db, acceptance.added);
      const checked = rows.filter((row) => 'exam' in row).length;
      const summary = {
        es: `${checked} exámenes revisados: ${count.refused} errores, ${count.warning} avisos, ${count.accepted} avisos aceptados.`,
        en: `${checked} exams checked: ${count.refused} errors, ${count.warning} warnings, ${count.accepted} accepted warnings.`,
      };
      console.log(summary[lang]);
      return count.refused > 0 ? 1 : 0;
    });
  });
}

/** Reports the faults of the rows, then the findings in their exams. */
function* noticesOf(rows: readonly ParsedRow[], isFile: boolean, acceptance: Acceptance): Generator<Notice> {
  const rowByCode = new Map(rows.flatMap((row) => ('exam' in row ? [[row.exam.code, row] as const] : [])));
  for (const row of rows) {
    if ('exam' in row) continue;
    for (const fault of row.faults) yield { kind: 'refused', line: row.line, code: row.code, ...fault };
  }
  const exams = rows.flatMap((row) => ('exam' in row ? [row.exam] : []));
  for (const finding of checkCatalogue(exams, siteConfig.openingHours)) {
    const { kind, exam: code, path, reason, value } = finding;
    const row = rowByCode.get(code);
    const acceptanceReason = row ? acceptance.reasonFor(finding, row.exam) : null;
    const weight = isWarning(finding, row?.exam.status ?? 'published') ? 'warning' : 'refused';
    yield {
      kind: acceptanceReason === null ? weight : 'accepted',
      line: isFile ? (row?.line ?? null) : null,
      code,
      column: columnAt(path),
      reason: `${kind}/${reason}`,
      value,
      ...(acceptanceReason !== null && { acceptanceReason }),
    };
  }
  for (const { exam, rule } of acceptance.unanswered()) yield nothingToAccept(exam, rule);
}

/** Opens the database, and closes it after the work. */
async function withDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(readEnv(process.env));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const rowsOfDatabase = async (db: Database): Promise<ParsedRow[]> =>
  (await readExams(db)).map((exam, index) => ({ line: index + 1, exam }));

async function collect(rows: AsyncIterable<ParsedRow>): Promise<ParsedRow[]> {
  const list: ParsedRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
