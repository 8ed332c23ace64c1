import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readExamsOf, writeExams } from '../../app/domain/exams/exam-store.server.ts';
import { bumpContentVersion, readContentVersion } from '../../app/platform/content-version.server.ts';
import { migrations } from '../../db/migrations/index.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { type Database, EnvError, openDatabase, openSite } from '../support/host.ts';
import { texts } from '../support/html.ts';
import { startPostgres } from '../support/postgres.ts';

// The same tests on both engines: one file on one machine, and the database of many processes.

interface Engine {
  name: string;
  /** Another connection to the same data. */
  open: () => Promise<Database>;
  /** Removes the data. */
  end: () => Promise<void>;
}

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'yarumo-engines-'));

const engines: Engine[] = [
  {
    name: 'SQLite',
    open: () => openDatabase({ dataDir: folder, databaseUrl: null }),
    end: () => rm(folder, { recursive: true, force: true }),
  },
];
if (postgres) {
  engines.push({
    name: 'PostgreSQL',
    open: () => openDatabase({ dataDir: '', databaseUrl: postgres.url }),
    end: () => postgres.stop(),
  });
}

describe.each(engines)('$name', ({ open, end }) => {
  // Filled before the first test runs.
  const both = {} as Connections;
  beforeAll(async () => {
    both.db = await open();
    both.other = await open();
  });
  afterAll(async () => {
    await both.db.destroy().catch(() => {});
    await both.other.destroy().catch(() => {});
    await end();
  });

  describe('the tables', () => theTables(both, open));
  describe('a document in an earlier shape', () => earlierDocuments(both));
  describe('a change of the content', () => aChange(both));
  // It shuts down the database, so it comes last.
  describe('when the database goes away', () => theEnd(both, end));
});

/** Two connections to the same data, like two processes. They are open when the tests run. */
interface Connections {
  db: Database;
  other: Database;
}

function theTables(both: Connections, open: Engine['open']): void {
  test('opening it again changes nothing, even several times at once', async () => {
    const before = await readContentVersion(both.db);
    const more = await Promise.all([open(), open(), open()]);
    expect(await Promise.all(more.map(readContentVersion))).toEqual([before, before, before]);
    await Promise.all(more.map((one) => one.destroy()));
  });

  test('an exam from before the field states whether its name is delicate', async () => {
    const { db } = both;
    const exams = ['INF-002', 'HEM-001'].flatMap((code) => demonstrationExams.find((exam) => exam.code === code) ?? []);
    await writeExams(db, exams);
    for (const { sensitive: _, ...before } of exams)
      await db
        .updateTable('exams')
        .set({ document: JSON.stringify(before) })
        .where('code', '=', before.code)
        .execute();
    await migrations['0003-sensitive-exams']?.up(db);
    const after = await readExamsOf(
      db,
      exams.map(({ code }) => code),
    );
    expect(exams.map(({ code }) => after.get(code))).toEqual(exams);
    await db.deleteFrom('exams').execute();
  });

  test('there is one content version, a number, and the database enforces it', async () => {
    const { db } = both;
    await expect(db.insertInto('content_version').values({ id: 1, version: 9 }).execute()).rejects.toThrow();
    await expect(db.insertInto('content_version').values({ id: 2, version: 9 }).execute()).rejects.toThrow();
    await expect(sql`update content_version set version = null`.execute(db)).rejects.toThrow();
    expect(await db.selectFrom('content_version').select('id').execute()).toEqual([{ id: 1 }]);
    expect(await readContentVersion(db)).toEqual(expect.any(Number));
  });
}

function earlierDocuments(both: Connections): void {
  test('a dose from before drugs had names gets a name, and keeps it', async () => {
    const { db } = both;
    const name = { es: 'Litio', en: 'Lithium' };
    const document = JSON.stringify({ name, preparation: { dose: { at: 'trough' } } });
    await db
      .insertInto('exams')
      .values({ code: 'OLD-001', slug: 'old', status: 'draft', version: 1, document })
      .execute();
    await migrations['0004-drug-of-a-dose']?.up(db);
    await migrations['0004-drug-of-a-dose']?.up(db);
    const row = await db.selectFrom('exams').select('document').where('code', '=', 'OLD-001').executeTakeFirstOrThrow();
    await db.deleteFrom('exams').where('code', '=', 'OLD-001').execute();
    expect(JSON.parse(row.document)).toEqual({ name, preparation: { dose: { of: name, at: 'trough' } } });
  });

  test('a curve from before the stimulus field has none, and keeps a stimulus that it gets', async () => {
    const stimulus = { es: 'lactosa', en: 'lactose' };
    const documents = await afterMigration(both, '0005-stimulus-of-a-curve', [
      { preparation: { dwellMinutes: 60 } },
      { preparation: { dwellMinutes: 60, stimulus } },
    ]);
    expect(documents).toEqual([
      { preparation: { dwellMinutes: 60, stimulus: null, collectedAt: null } },
      { preparation: { dwellMinutes: 60, stimulus, collectedAt: null } },
    ]);
  });

  test('an exam from before the urgency field is not urgent, and keeps an urgency that it gets', async () => {
    const urgent = { use: 'often-emergency' };
    const documents = await afterMigration(both, '0006-urgent-exams', [{}, { urgent }]);
    expect(documents).toEqual([{ urgent: null }, { urgent }]);
  });

  test('an exam from before stays had a purpose gets the assumed purpose, and keeps its own', async () => {
    const dose = { at: 'after-hours', hours: 6 };
    const specimens = [{ type: 'stool' }];
    const documents = await afterMigration(both, '0007-stays-and-days', [
      { specimens, preparation: { dwellMinutes: 20, dose: null } },
      { specimens, preparation: { dwellMinutes: 20, dwellFor: 'result', dose: { ...dose, atLeast: true } } },
      { specimens, preparation: { dwellMinutes: 60, dose } },
    ]);
    expect(documents.map(({ preparation }) => preparation.dwellFor)).toEqual(['rest', 'result', 'test']);
    expect(documents.map(({ preparation }) => preparation.dose?.atLeast)).toEqual([undefined, true, false]);
    expect(documents.map((exam) => exam.specimens)).toEqual(Array(3).fill([{ days: 1, type: 'stool' }]));
  });

  test('an exam from before instructions for the stay has none, keeps its own, and has no equivalent', async () => {
    const stayInstructions = [{ es: 'Descanse.', en: 'Rest.' }];
    const documents = await afterMigration(both, '0037-stay-instructions', [
      { preparation: { dwellMinutes: 60 } },
      { equivalentTo: 'END-001', preparation: { dwellMinutes: 60, stayInstructions } },
    ]);
    expect(documents).toEqual([
      { equivalentTo: null, preparation: { dwellMinutes: 60, stayInstructions: [] } },
      { equivalentTo: 'END-001', preparation: { dwellMinutes: 60, stayInstructions } },
    ]);
  });

  test('an exam from before this field is not prenatal', async () => {
    const documents = await afterMigration(both, '0039-prenatal-exams', [{ price: 1 }, { price: 2, prenatal: true }]);
    expect(documents).toEqual([
      { price: 1, prenatal: false },
      { price: 2, prenatal: true },
    ]);
  });
}

/** Stores these documents as exams, runs one migration, and returns them as it left them. */
async function afterMigration(
  { db }: Connections,
  migration: string,
  documents: readonly object[],
): Promise<ReturnType<typeof JSON.parse>[]> {
  const values = documents.map((document, index) => ({
    code: `OLD-00${index}`,
    slug: `old-00${index}`,
    status: 'draft' as const,
    version: 1,
    document: JSON.stringify(document),
  }));
  await db.insertInto('exams').values(values).execute();
  await migrations[migration]?.up(db);
  const rows = await db.selectFrom('exams').select('document').where('code', 'like', 'OLD-%').orderBy('code').execute();
  await db.deleteFrom('exams').where('code', 'like', 'OLD-%').execute();
  return rows.map(({ document }) => JSON.parse(document));
}

function aChange(both: Connections): void {
  test('none is lost when many arrive at once, from two processes', async () => {
    const before = await readContentVersion(both.db);
    await Promise.all(Array.from({ length: 20 }, (_, turn) => bumpContentVersion(turn % 2 ? both.db : both.other)));
    expect(await readContentVersion(both.other)).toBe(before + 20);
  });

  test('a rolled-back change has no effect', async () => {
    const before = await readContentVersion(both.db);
    const failing = both.db.transaction().execute(async (transaction) => {
      await bumpContentVersion(transaction);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await readContentVersion(both.other)).toBe(before);
  });

  test('makes another process render again, a second later', async () => {
    let heading = 'Antes';
    const site = await openSite({
      db: both.other,
      change: ({ pages, ...services }) => ({
        ...services,
        pages: { ...pages, read: (id, locale) => ({ ...pages.read(id, locale), heading }) },
      }),
    });
    const shown = async () => texts(await site.html('/nosotros'), 'h1');
    expect(await shown()).toEqual(['Antes']);
    heading = 'Después';
    site.setClock('2026-11-17T15:00:10Z');
    expect(await shown()).toEqual(['Antes']);
    await bumpContentVersion(both.db);
    expect(await shown()).toEqual(['Antes']);
    site.setClock('2026-11-17T15:00:11.001Z');
    expect(await shown()).toEqual(['Después']);
  });
}

function theEnd(both: Connections, end: Engine['end']): void {
  test('the site is not ready, stays alive, and still serves its pages', async () => {
    const site = await openSite({ db: both.other });
    expect((await site.get('/readyz')).status).toBe(200);
    const before = await site.html('/servicios');
    await both.other.destroy();
    site.setClock('2026-11-17T15:00:30Z');
    const readiness = await site.get('/readyz');
    expect([readiness.status, await readiness.text()]).toEqual([503, 'not ready']);
    expect((await site.get('/healthz')).status).toBe(200);
    expect(await site.html('/servicios')).toBe(before);
    expect((await site.get('/medicos')).status).toBe(200);
  });

  test('a broken idle connection does not end the process', async () => {
    const site = await openSite({ db: both.db });
    await readContentVersion(both.db);
    await end();
    expect((await site.get('/medicos')).status).toBe(200);
    expect((await site.get('/healthz')).status).toBe(200);
  });
}

describe('an unusable database is one sentence that names the setting', () => {
  const failureOf = async (env: Parameters<typeof openDatabase>[0]): Promise<unknown> =>
    openDatabase(env).then(
      () => 'opened',
      (error: unknown) => error,
    );

  test.each([
    [
      'an unreachable server',
      { dataDir: '', databaseUrl: 'postgres://ana:secreto@127.0.0.1:1/lab' },
      /^Cannot \w+ the database of DATABASE_URL: [^\n]+\.$/,
    ],
    [
      'a folder that cannot be created',
      { dataDir: '/proc/nope', databaseUrl: null },
      /^DATA_DIR \(\/proc\/nope\) cannot hold the database: [^\n]+\.$/,
    ],
    [
      'a folder that is a file',
      { dataDir: '/dev/null', databaseUrl: null },
      /^DATA_DIR \(\/dev\/null\) cannot hold the database: [^\n]+\.$/,
    ],
  ])('%s', async (_, env, message) => {
    const failure = await failureOf(env);
    expect(failure).toBeInstanceOf(EnvError);
    expect(failure instanceof Error && failure.message).toMatch(message);
    expect(String(failure)).not.toContain('secreto');
  });
});

// Every user of the machine could read a fresh database.
test.runIf(process.platform !== 'win32')(
  'the embedded database is private to its owner, even if it was not before',
  async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'yarumo-rights-')), 'data');
    const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    for (const before of [null, 0o644]) {
      if (before !== null) await chmod(join(dataDir, 'site.sqlite'), before);
      const db = await openDatabase({ dataDir, databaseUrl: null });
      const files = await readdir(dataDir);
      expect(files).toContain('site.sqlite-wal');
      for (const name of files) expect([name, await rights(join(dataDir, name))]).toEqual([name, '600']);
      await db.destroy();
    }
    expect(await rights(dataDir)).toBe('700');
    await rm(join(dataDir, '..'), { recursive: true, force: true });
  },
);
