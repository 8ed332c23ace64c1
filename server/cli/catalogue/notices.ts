import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import { guarded } from '../../../app/features/catalogue/import/cell-text.ts';
import { BOM, csvLine } from '../../../app/features/catalogue/import/csv-text.ts';
import type { Notice } from '../../../app/features/catalogue/import/import-types.ts';
import {
  noticeLine,
  type ReportLanguage,
  reportCells,
  reportHeadings,
} from '../../../app/features/catalogue/import/report-words.ts';
import { SetupError } from '../dependencies.mjs';

const SHOWN_AT_MOST = 200;

/** Prints the first notices, and writes all of them to a file where one is named. */
export function noticeReport(file: string | undefined, language: ReportLanguage) {
  let told = 0;
  let failure: Error | null = null;
  const stream = file === undefined ? null : createWriteStream(file);
  stream?.on('error', (error) => {
    failure = error;
  });
  stream?.write(BOM + csvLine(reportHeadings(language)));
  return {
    tell(notice: Notice): void {
      told++;
      if (told <= SHOWN_AT_MOST) console.log(noticeLine(notice, language));
      stream?.write(csvLine(reportCells(notice, language).map(guarded)));
    },
    async end(): Promise<void> {
      if (told > SHOWN_AT_MOST) console.log(more(told - SHOWN_AT_MOST, file, language));
      if (stream === null) return;
      if (failure === null) {
        stream.end();
        await finished(stream).catch(() => {});
      }
      if (failure !== null) throw new SetupError(`${file}: ${String(failure)}`);
    },
  };
}

function more(count: number, file: string | undefined, language: ReportLanguage): string {
  if (language === 'es')
    return `… y ${count} más${file ? `: todos en ${file}` : ': --report ARCHIVO.csv los escribe todos'}.`;
  return `… and ${count} more${file ? `: all in ${file}` : ': --report FILE.csv writes all of them'}.`;
}
