import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { panel } from '../../app/domain/exam-checks/fixtures/sound-exams.ts';
import { importExams } from '../../app/domain/exam-files/import-exams.server.ts';
import type { ImportOptions, Notice, OfferedRow } from '../../app/domain/exam-files/import-types.ts';
import { offeredExam } from '../../app/domain/exam-files/offered-rows.server.ts';
import type { Exam } from '../../app/domain/exams/exam.ts';
import { readExams, writeExams } from '../../app/domain/exams/exam-store.server.ts';
import { exam, plainExam } from '../../app/domain/exams/fixtures/sound-exam.ts';
import { bumpContentVersion, readContentVersion } from '../../app/platform/content-version.server.ts';
import { type Database, openDatabase } from '../../app/platform/database.server.ts';
import { liveCatalogue } from '../../app/platform/live-catalogue.server.ts';
import siteConfig from '../../site.config.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'yarumo-import-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const engines = [
  { name: 'SQLite', databaseUrl: null },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: postgres.url }] : []),
];

const glucose = exam();
const urea = plainExam({ code: 'QUI-002', slug: 'urea' });
const both = panel('PAN-001', glucose.code, urea.code);

type Refused = { code: string; faults: [{ column: 'cups'; reason: 'not-cups'; value: string }] };
const refused: Refused = { code: 'QUI-009', faults: [{ column: 'cups', reason: 'not-cups', value: '1' }] };

async function* rowsOf(offered: readonly (Exam | Refused)[]): AsyncGenerator<OfferedRow> {
  let line = 1;
  for (const one of offered) {
    line++;
    yield 'faults' in one ? { line, ...one } : offeredExam(line, one);
  }
}

interface Connections {
  db: Database;
  /** Another process's. */
  site: Database;
}

describe.each(engines)('an import on $name', ({ databaseUrl }) => {
  // Opened before the first test runs.
  const open = {} as Connections;
  beforeAll(async () => {
    open.db = await openDatabase({ dataDir: folder, databaseUrl });
    open.site = await openDatabase({ dataDir: folder, databaseUrl });
  });
  afterAll(async () => {
    await open.db.destroy();
    await open.site.destroy();
  });

  describe('writes', () => writing(open));
  describe('judges', () => judging(open));
});

/** Imports into a catalogue that holds `there`. */
async function imported(
  open: Connections,
  there: readonly Exam[],
  offered: readonly (Exam | Refused)[],
  options: Partial<ImportOptions> = {},
) {
  await open.db.deleteFrom('exams').execute();
  await writeExams(open.db, there);
  const before = await readContentVersion(open.db);
  const notices: Notice[] = [];
  const all = { dryRun: false, partial: false, retireMissing: false, ...options };
  const counts = await importExams(open.db, rowsOf(offered), all, {
    openingHours: siteConfig.openingHours,
    bump: bumpContentVersion,
    tell: (notice) => notices.push(notice),
  });
  const bumped = (await readContentVersion(open.db)) - before;
  return { counts, notices, bumped, exams: await readExams(open.db) };
}

function writing(open: Connections): void {
  test('adds exams, changes those that differ, leaves the others, and a running site shows it at once', async () => {
    const catalogue = liveCatalogue(open.site);
    const { counts, bumped, exams } = await imported(open, [glucose, urea], [{ ...glucose, price: 99 }, urea, both]);
    expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 0, written: true });
    expect(exams.map(({ code, version }) => `${code} ${version}`)).toEqual(['PAN-001 1', 'QUI-001 2', 'QUI-002 1']);
    expect(bumped).toBe(1);
    expect((await catalogue()).byCode.get(glucose.code)?.price).toBe(99);
  });

  test('of what is there already changes nothing, not even the version of the pages', async () => {
    const there = [{ ...glucose, version: 7 }, urea, both];
    const { counts, bumped, exams } = await imported(open, there, [glucose, urea, both]);
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 3, written: false });
    expect(exams).toEqual([both, ...there.slice(0, 2)]);
    expect(bumped).toBe(0);
  });

  test('of which a row is refused writes nothing, and names the row', async () => {
    const { counts, notices, exams, bumped } = await imported(open, [], [glucose, refused, urea]);
    expect(counts).toMatchObject({ refused: 1, written: false });
    expect(notices).toEqual([
      { kind: 'refused', line: 3, code: 'QUI-009', column: 'cups', reason: 'not-cups', value: '1' },
    ]);
    expect(exams).toEqual([]);
    expect(bumped).toBe(0);
  });

  test('in part writes the good rows', async () => {
    const { exams } = await imported(open, [], [glucose, refused, urea], { partial: true });
    expect(exams).toEqual([glucose, urea]);
  });

  test('on trial counts and writes nothing', async () => {
    const { counts, exams, bumped } = await imported(open, [glucose], [urea], { dryRun: true, retireMissing: true });
    expect(counts).toMatchObject({ added: 1, retired: 1, written: false });
    expect(exams).toEqual([glucose]);
    expect(bumped).toBe(0);
  });

  test('retires what the file lacks only when it is asked to, and deletes nothing', async () => {
    expect((await imported(open, [glucose, urea], [urea])).exams).toEqual([glucose, urea]);
    const { exams, counts } = await imported(open, [glucose, urea], [urea], { retireMissing: true });
    expect(counts).toMatchObject({ retired: 1, unchanged: 1 });
    expect(exams).toEqual([{ ...glucose, status: 'retired', version: 2 }, urea]);
  });

  test('lets two exams change addresses', async () => {
    const swapped = [
      { ...glucose, slug: urea.slug },
      { ...urea, slug: glucose.slug },
    ];
    const { exams, counts } = await imported(open, [glucose, urea], swapped);
    expect(counts).toMatchObject({ changed: 2, refused: 0 });
    expect(exams.map(({ slug }) => slug)).toEqual([urea.slug, glucose.slug]);
  });
}

function judging(open: Connections): void {
  test.each<[reason: string, there: Exam[], offered: Exam[]]>([
    ['code-twice', [], [glucose, { ...glucose, slug: 'b' }]],
    ['slug-of-another', [urea], [{ ...glucose, slug: urea.slug }]],
    ['slug-of-another', [], [urea, { ...glucose, slug: urea.slug }]],
    ['unknown-member/no-such-exam', [glucose], [both]],
    ['member-cycle/leads-back-to-itself', [glucose], [panel('PAN-002', glucose.code, 'PAN-002')]],
    ['nothing-taken/no-specimen', [], [{ ...glucose, specimens: [] }]],
  ])('refuses %s', async (reason, there, offered) => {
    const { notices, exams } = await imported(open, there, offered);
    expect(notices.filter(({ kind }) => kind === 'refused').map((notice) => notice.reason)).toContain(reason);
    expect(exams).toEqual(there);
  });

  test('warns of what a draft lacks, and takes it', async () => {
    const draft: Exam = { ...glucose, status: 'draft', specimens: [], components: [] };
    const { notices, exams } = await imported(open, [], [draft]);
    expect(notices.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      'warning nothing-taken/no-specimen',
      'warning nothing-taken/no-component',
    ]);
    expect(exams).toEqual([draft]);
  });

  test('warns of a panel outside the file that loses a member', async () => {
    const { notices } = await imported(open, [glucose, urea, both], [{ ...urea, status: 'retired' }]);
    expect(notices).toEqual([
      {
        kind: 'warning',
        line: null,
        code: both.code,
        column: 'integrantes',
        reason: 'unknown-member/not-offered',
        value: 'QUI-002: retired',
      },
    ]);
  });
}
