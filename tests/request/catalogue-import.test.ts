import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { panel } from '../../app/domain/exam-checks/fixtures/sound-exams.ts';
import { importExams } from '../../app/domain/exam-files/import-exams.server.ts';
import type { ImportOptions, Notice, ParsedRow } from '../../app/domain/exam-files/import-types.ts';
import type { Exam } from '../../app/domain/exams/exam.ts';
import { readExams, writeExams } from '../../app/domain/exams/exam-store.server.ts';
import { exam, plainExam } from '../../app/domain/exams/fixtures/sound-exam.ts';
import type { Words } from '../../app/domain/exams/localized-text.ts';
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

async function* rowsOf(offered: readonly (Exam | Refused)[]): AsyncGenerator<ParsedRow> {
  let line = 1;
  for (const one of offered) {
    line++;
    yield 'faults' in one ? { line, ...one } : { line, exam: one };
  }
}

interface Connections {
  db: Database;
  /** Another process's connection. */
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
  describe('accepts', () => accepting(open));
});

/** Imports into a catalog that holds `there`. */
async function imported(
  open: Connections,
  there: readonly Exam[],
  offered: readonly (Exam | Refused)[],
  options: Partial<ImportOptions> = {},
) {
  await open.db.deleteFrom('exams').execute();
  await open.db.deleteFrom('accepted_findings').execute();
  await writeExams(open.db, there);
  return importedAgain(open, offered, options);
}

/** Imports into the catalog that the last import left. */
async function importedAgain(
  open: Connections,
  offered: readonly (Exam | Refused)[],
  options: Partial<ImportOptions> = {},
) {
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
  test('adds exams, updates changed ones, keeps the others, and a running site shows it at once', async () => {
    const catalogue = liveCatalogue(open.site);
    const { counts, bumped, exams } = await imported(open, [glucose, urea], [{ ...glucose, price: 99 }, urea, both]);
    expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 0, written: true });
    expect(exams.map(({ code, version }) => `${code} ${version}`)).toEqual(['PAN-001 1', 'QUI-001 2', 'QUI-002 1']);
    expect(bumped).toBe(1);
    expect((await catalogue()).byCode.get(glucose.code)?.price).toBe(99);
  });

  test('of unchanged exams writes nothing, not even the version of the pages', async () => {
    const there = [{ ...glucose, version: 7 }, urea, both];
    const { counts, bumped, exams } = await imported(open, there, [glucose, urea, both]);
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 3, written: false });
    expect(exams).toEqual([both, ...there.slice(0, 2)]);
    expect(bumped).toBe(0);
  });

  test('with a refused row writes nothing, and names the row', async () => {
    const { counts, notices, exams, bumped } = await imported(open, [], [glucose, refused, urea]);
    expect(counts).toMatchObject({ refused: 1, written: false });
    expect(notices).toEqual([
      { kind: 'refused', line: 3, code: 'QUI-009', column: 'cups', reason: 'not-cups', value: '1' },
    ]);
    expect(exams).toEqual([]);
    expect(bumped).toBe(0);
  });

  test('in partial mode writes the valid rows', async () => {
    const { exams } = await imported(open, [], [glucose, refused, urea], { partial: true });
    expect(exams).toEqual([glucose, urea]);
  });

  test('as a dry run counts and writes nothing', async () => {
    const { counts, exams, bumped } = await imported(open, [glucose], [urea], { dryRun: true, retireMissing: true });
    expect(counts).toMatchObject({ added: 1, retired: 1, written: false });
    expect(exams).toEqual([glucose]);
    expect(bumped).toBe(0);
  });

  test('retires missing exams only on request, and deletes nothing', async () => {
    expect((await imported(open, [glucose, urea], [urea])).exams).toEqual([glucose, urea]);
    const { exams, counts } = await imported(open, [glucose, urea], [urea], { retireMissing: true });
    expect(counts).toMatchObject({ retired: 1, unchanged: 1 });
    expect(exams).toEqual([{ ...glucose, status: 'retired', version: 2 }, urea]);
  });

  test('lets two exams swap addresses', async () => {
    const swapped = [
      { ...glucose, slug: urea.slug },
      { ...urea, slug: glucose.slug },
    ];
    const { exams, counts } = await imported(open, [glucose, urea], swapped);
    expect(counts).toMatchObject({ changed: 2, refused: 0 });
    expect(exams.map(({ slug }) => slug)).toEqual([urea.slug, glucose.slug]);
  });
}

/** Correct instructions that an earlier rule reported as contradictions of the fields. */
const ordinaryInstructions: readonly Words[] = [
  {
    es: 'Ayuno de 8 a 14 horas. En niños pequeños bastan 4 horas de ayuno.',
    en: 'Fast for 8 to 14 hours. For small children, 4 hours of fasting are enough.',
  },
  {
    es: 'Puede tomar la muestra en ayunas o dos horas después de comer.',
    en: 'The sample can be taken fasting or two hours after eating.',
  },
  { es: 'Los bebés pueden comer hasta 3 horas antes.', en: 'Babies can eat up to 3 hours before.' },
  {
    es: 'Las embarazadas no requieren ayuno para esta prueba.',
    en: 'Pregnant women do not need to fast for this test.',
  },
  { es: 'Coma normal los tres días que preceden al examen.', en: 'Eat normally for the three days before the test.' },
  { es: 'En los 3 días de antes puede comer de todo.', en: 'You can eat anything for the 3 days before.' },
  { es: 'La dieta debe ser la habitual: coma bien toda la semana.', en: 'Keep to your usual diet: eat well all week.' },
];

function judging(open: Connections): void {
  test.each(ordinaryInstructions)('accepts an ordinary instruction: $es', async (said) => {
    for (const make of [exam, plainExam]) {
      const { counts } = await imported(open, [], [make({ preparation: { instructions: [said] } })]);
      expect(counts).toMatchObject({ added: 1, refused: 0, warnings: 0, written: true });
    }
  });

  test('accepts an exam with a wrong sentence, with a warning', async () => {
    const said = { es: 'No congele la muestra.', en: 'Freeze the sample.' };
    const { counts, notices } = await imported(open, [], [plainExam({ preparation: { instructions: [said] } })]);
    expect(counts).toMatchObject({ added: 1, refused: 0, warnings: 1 });
    expect(notices).toMatchObject([{ kind: 'warning', reason: 'negation-differs/only-in-spanish' }]);
  });

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

  test('warns of an incomplete draft, and accepts it', async () => {
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

function accepting(open: Connections): void {
  const saying = (es: string, en: string): Exam => plainExam({ preparation: { instructions: [{ es, en }] } });
  const odd = saying('Espere 2 horas.', 'Wait 3 hours.');
  const request = { exam: odd.code, rule: 'numbers-differ', reason: 'La máquina tarda una hora más.' } as const;
  const noticesOf = ({ notices }: { notices: readonly Notice[] }) =>
    notices.map(({ kind, reason, acceptanceReason }) => [kind, reason, acceptanceReason].filter(Boolean).join(' '));
  const warned = 'warning numbers-differ/other-numbers';
  const taken = 'accepted numbers-differ/other-numbers La máquina tarda una hora más.';

  test('a finding with a reason, apart from the warnings', async () => {
    const result = await imported(open, [], [odd], { accept: [request] });
    expect(noticesOf(result)).toEqual([taken]);
    expect(result.counts).toMatchObject({ warnings: 0, accepted: 1, written: true });
  });

  test('it in later imports too, even when another field changes', async () => {
    await imported(open, [], [odd], { accept: [request] });
    expect(noticesOf(await importedAgain(open, [odd]))).toEqual([taken]);
    expect(noticesOf(await importedAgain(open, [{ ...odd, price: 99 }]))).toEqual([taken]);
  });

  test('it no longer when the sentence changes, not even when the sentence returns', async () => {
    await imported(open, [], [odd], { accept: [request] });
    expect(noticesOf(await importedAgain(open, [saying('Espere 2 horas.', 'Wait 4 hours.')]))).toEqual([warned]);
    expect(noticesOf(await importedAgain(open, [odd]))).toEqual([warned]);
  });

  test('nothing for another rule or another exam', async () => {
    await imported(open, [], [odd], { accept: [request] });
    const negated = saying('No congele la muestra.', 'Freeze the sample.');
    expect(noticesOf(await importedAgain(open, [negated]))).toEqual(['warning negation-differs/only-in-spanish']);
    await imported(open, [], [odd], { accept: [request] });
    const other = { ...odd, code: 'QUI-077', slug: 'otro' };
    expect(noticesOf(await importedAgain(open, [odd, other]))).toEqual([taken, warned]);
  });

  test('nothing that a structural rule refuses', async () => {
    const nobody: Exam = { ...glucose, specimens: [] };
    const result = await imported(open, [], [nobody], {
      accept: [{ exam: nobody.code, rule: 'nothing-taken', reason: 'Así es.' }],
    });
    expect(noticesOf(result)).toEqual(['refused nothing-taken/no-specimen', 'warning nothing-to-accept']);
    expect(result.exams).toEqual([]);
  });

  test('nothing in a dry run, or with a refused row', async () => {
    await imported(open, [], [odd], { accept: [request], dryRun: true });
    expect(noticesOf(await importedAgain(open, [odd]))).toEqual([warned]);
    await imported(open, [], [odd, refused], { accept: [request] });
    expect(noticesOf(await importedAgain(open, [odd]))).toEqual([warned]);
  });

  test('nothing for a request without a finding, and names the request', async () => {
    const { notices } = await imported(open, [], [glucose], { accept: [request] });
    expect(notices).toMatchObject([{ kind: 'warning', reason: 'nothing-to-accept', code: odd.code }]);
  });
}
