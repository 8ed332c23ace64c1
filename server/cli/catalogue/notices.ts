import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { guarded } from '../../../app/domain/exam-files/cell-text.ts';
import { BOM, csvLine } from '../../../app/domain/exam-files/csv-text.ts';
import type { Notice } from '../../../app/domain/exam-files/import-types.ts';
import {
  acceptedHeading,
  noticeLine,
  reportCells,
  reportHeadings,
} from '../../../app/domain/exam-files/report-words.ts';
import { FileError } from '../../../app/domain/exam-files/table-row.ts';
import type { Locale } from '../../../app/i18n/locale.ts';

/** More lines would scroll the first ones out of a terminal's history. */
const SHOWN_AT_MOST = 200;

/**
 * Returns the two functions that report the notices of an import or a check: `tell` takes each, and `end` finishes the report. They print
 * the first notices, accepted ones last, and write all of them to a file if one is named. It opens the file first, because an import
 * requires its report.
 */
export async function noticeReport(file: string | undefined, language: Locale) {
  let printed = 0;
  const accepted: string[] = [];
  const report = file === undefined ? null : await opened(file);
  report?.write(BOM + csvLine(reportHeadings(language)));
  return {
    tell(notice: Notice): void {
      report?.write(csvLine(reportCells(notice, language).map(guarded)));
      if (notice.kind === 'accepted') {
        accepted.push(noticeLine(notice, language));
        return;
      }
      printed++;
      if (printed <= SHOWN_AT_MOST) console.log(noticeLine(notice, language));
    },
    async end(): Promise<void> {
      if (printed > SHOWN_AT_MOST) console.log(more(printed - SHOWN_AT_MOST, file, language));
      if (accepted.length > 0) console.log([acceptedHeading(accepted.length, language), ...accepted].join('\n'));
      await report?.end();
    },
  };
}

/** Throws `FileError` if the report (`--report`) is the catalog's own file, because a slip would overwrite it. */
export async function refuseSameFile(file: string, report: string | undefined): Promise<void> {
  if (report !== undefined && (await placeOf(file)) === (await placeOf(report)))
    throw new FileError('report-of-itself', report);
}

const placeOf = (file: string): Promise<string> => realpath(file).catch(() => resolve(file));

/** Opens a file for writing. Throws `FileError` if it cannot be written, now or at the end. */
async function opened(file: string) {
  const stream = createWriteStream(file);
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure = error;
  });
  await once(stream, 'open').catch(() => {
    throw new FileError('unwritable', file);
  });
  return {
    write: (line: string) => stream.write(line),
    async end(): Promise<void> {
      if (failure === null) await finished(stream.end()).catch(() => {});
      if (failure !== null) throw new FileError('unwritable', file);
    },
  };
}

function more(count: number, file: string | undefined, language: Locale): string {
  if (language === 'es')
    return `… y ${count} más${file ? `: todos en ${file}` : ': --report ARCHIVO.csv los escribe todos'}.`;
  return `… and ${count} more${file ? `: all in ${file}` : ': --report FILE.csv writes all of them'}.`;
}
