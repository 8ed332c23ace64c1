import { acceptanceRequests } from '../../../app/domain/exam-files/accepted-file.server.ts';
import { importExams } from '../../../app/domain/exam-files/import-exams.server.ts';
import { countsText } from '../../../app/domain/exam-files/report-words.ts';
import { bumpContentVersion } from '../../../app/platform/content-version.server.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import siteConfig from '../../../site.config.ts';
import { inSentences, rowsOfFile, thatNameExams } from './file-rows.ts';
import { noticeReport, refuseSameFile } from './notices.ts';
import { readCatalogueArguments } from './options.ts';
import { writeTemplate } from './template.ts';

/** `npm run catalogue:import`: imports the exams of a file into the catalog. Returns the exit code. */
export async function importCommand(args: string[]): Promise<number> {
  const given = readCatalogueArguments('catalogue:import', args);
  const { file, template, lang } = given;
  if (template !== undefined) return inSentences(lang, () => writeTemplate(template, lang));
  const options = {
    dryRun: given['dry-run'],
    partial: given.partial,
    retireMissing: given['retire-missing'],
  };
  const { accept } = given;
  const env = readEnv(process.env);
  return inSentences(lang, async () => {
    await refuseSameFile(file ?? '', given.report);
    const rows = await rowsOfFile(file ?? '', given.map, lang);
    const requests = accept === undefined ? [] : await acceptanceRequests(accept);
    const db = await openDatabase(env);
    try {
      const notices = await noticeReport(given.report, lang);
      const offered = options.retireMissing ? thatNameExams(rows, file ?? '') : rows;
      const counts = await importExams(
        db,
        offered,
        { ...options, accept: requests },
        {
          openingHours: siteConfig.openingHours,
          bump: bumpContentVersion,
          tell: notices.tell,
        },
      );
      await notices.end();
      console.log(countsText(counts, options, lang));
      return counts.refused > 0 ? 1 : 0;
    } finally {
      await db.destroy();
    }
  });
}
