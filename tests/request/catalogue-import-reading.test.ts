import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMapping } from '../../app/domain/exam-files/column-mapping.ts';
import { columnKeys } from '../../app/domain/exam-files/columns.ts';
import { rowOf } from '../../app/domain/exam-files/exam-record.ts';
import { fileSentence } from '../../app/domain/exam-files/file-fault-words.ts';
import {
  type FileRows,
  rowsFromThread,
  rowsInSecondThread,
  rowsInThisThread,
} from '../../app/domain/exam-files/file-rows.server.ts';
import { importExams } from '../../app/domain/exam-files/import-exams.server.ts';
import type { Notice, ParsedRow } from '../../app/domain/exam-files/import-types.ts';
import { FileError } from '../../app/domain/exam-files/table-row.ts';
import { writeTable } from '../../app/domain/exam-files/write-table.server.ts';
import { readExams } from '../../app/domain/exams/exam-store.server.ts';
import { type Database, openDatabase } from '../../app/platform/database.server.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { startPostgres } from '../support/postgres.ts';

/**
 * An import reads its file in a second thread if a core is free for it (decision 0024). The result may not show which thread read the file,
 * and a thread that dies may not leave a part of a file behind.
 */
const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'yarumo-reading-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const engines = [
  { name: 'SQLite', databaseUrl: null },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: postgres.url }] : []),
];

/** More than a thousand rows, so that they arrive in many batches, with refused rows, warnings, panels, and repeated codes among them. */
async function* faultyRows(): AsyncGenerator<readonly string[]> {
  yield [...columnKeys, 'Observaciones'];
  const panels = demonstrationExams.filter(({ members }) => members.length > 0);
  for (const [index, exam] of [...demonstrationExams, ...panels].entries()) {
    const cells = rowOf(exam);
    if (index % 50 === 7) cells[columnKeys.indexOf('cups')] = '12';
    if (index % 60 === 9) cells[columnKeys.indexOf('precio')] = '#N/D';
    if (index % 70 === 3) cells[columnKeys.indexOf('para_que_sirve_en')] = 'Wait 77 hours, and do not eat.';
    yield cells;
  }
}

const fileOf = async (name: string): Promise<string> => {
  const file = join(folder, name);
  await writeTable(file, [{ name: 'exams', rows: faultyRows() }]);
  return file;
};

async function imported(db: Database, rows: AsyncIterable<ParsedRow>) {
  await db.deleteFrom('exams').execute();
  const notices: Notice[] = [];
  const counts = await importExams(
    db,
    rows,
    { dryRun: false, partial: true, retireMissing: false },
    { openingHours: siteConfig.openingHours, bump: async () => {}, tell: (notice) => notices.push(notice) },
  );
  return { counts, notices, exams: await readExams(db) };
}

describe.each(engines)('into $name', ({ databaseUrl }) => {
  // Opened before the first test runs.
  const open = {} as { db: Database };
  beforeAll(async () => {
    open.db = await openDatabase({ dataDir: folder, databaseUrl });
  });
  afterAll(() => open.db.destroy());

  test.each(['faulty.csv', 'faulty.xlsx'])(
    '%s brings the same, in the same order, from either thread',
    async (name) => {
      const file = await fileOf(name);
      const unknown: string[][] = [];
      const by = (read: FileRows) =>
        imported(
          open.db,
          read(file, noMapping, (headings) => unknown.push([...headings])),
        );
      const here = await by(rowsInThisThread);
      expect(here.counts.added).toBeGreaterThan(300);
      expect(here.counts.refused).toBeGreaterThan(20);
      expect(here.counts.warnings).toBeGreaterThan(10);
      expect(await by(rowsInSecondThread)).toEqual(here);
      expect(unknown).toEqual([['Observaciones'], ['Observaciones']]);
    },
  );

  test.each([
    ['ends', 'process.exit(0)'],
    ['fails', "throw new Error('no memory')"],
  ])('imports nothing from a thread that %s halfway', async (_, death) => {
    const row = JSON.stringify({
      line: 2,
      exam: demonstrationExams.find(({ members }) => members.length === 0),
    });
    const task = { file: 'exams.csv', mapping: noMapping };
    const halfway = rowsFromThread(
      dying(`say({ kind: 'rows', rows: [${JSON.stringify(row)}] }); ${death}`),
      task,
      () => {},
    );
    const error = await imported(open.db, halfway).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'reading-stopped' });
    // `toMatchObject` has already checked its type.
    expect(fileSentence(error as FileError, 'en')).toMatch(
      /^exams\.csv was not read to the end, and nothing was written: try again, or split it into several parts\.( no memory\.)?$/,
    );
    expect(await readExams(open.db)).toEqual([]);
  });
});

/** A thread that runs this program instead of reading. */
const dying = (program: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; const say = (message) => parentPort.postMessage(message); ${program}`)}`,
  );

describe('an unusable file', () => {
  test.each([
    ['is missing', null],
    ['has an unclosed quotation mark', 'codigo;nombre\r\nQUI-001;"Urea\r\n'],
    ['lacks a column', 'codigo;precio\r\nQUI-001;9\r\n'],
    ['is empty', '\r\n'],
  ])('that %s gives the same error from either thread', async (_, content) => {
    const file = join(folder, 'unusable.csv');
    await rm(file, { force: true });
    if (content !== null) await writeFile(file, content);
    const [here, beside] = await Promise.all([rowsInThisThread, rowsInSecondThread].map((read) => faultOf(read, file)));
    expect(here).toBeInstanceOf(FileError);
    expect(beside).toEqual(here);
  });
});

/** The error of reading a file to its end. */
async function faultOf(read: FileRows, file: string): Promise<unknown> {
  try {
    for await (const _ of read(file, noMapping, () => {}));
    return null;
  } catch (error) {
    return error;
  }
}

test('a consumer that stops early leaves no thread behind that waits for it', async () => {
  const file = await fileOf('long.csv');
  const ended = new Promise<number>((resolve) => {
    process.once('worker', (worker) => worker.once('exit', resolve));
  });
  for await (const row of rowsInSecondThread(file, noMapping, () => {})) {
    expect(row.line).toBe(2);
    break;
  }
  // A stopped thread exits with 1. A thread that had read to its end would have exited with 0.
  expect(await ended).toBe(1);
});
