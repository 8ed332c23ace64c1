import { type Catalogue, createCatalogue } from '../domain/exams/catalogue.ts';
import { hasExams, readExams, writeExams } from '../domain/exams/exam-store.server.ts';
import { bumpContentVersion, readContentVersion } from './content-version.server.ts';
import type { Database } from './database.server.ts';

/** Returns the current catalog of the database, reloaded when any process has changed the content's version. */
export type LiveCatalogue = () => Promise<Catalogue>;

/** Reads the catalog on demand. `closes` is the latest closing time ('17:00'), and `frequentExams` are codes: see `createCatalogue`. */
export function liveCatalogue(db: Database, closes?: string, frequentExams?: readonly string[]): LiveCatalogue {
  let known: { version: number; catalogue: Promise<Catalogue> } | null = null;
  return async () => {
    const version = await readContentVersion(db);
    if (known?.version !== version) {
      const catalogue = readExams(db).then((exams) => createCatalogue(exams, closes, frequentExams));
      known = { version, catalogue };
      // If the read fails, the next request retries it.
      catalogue.catch(() => {
        if (known?.catalogue === catalogue) known = null;
      });
    }
    return known.catalogue;
  };
}

/** Fills a database without exams with those of the demonstration laboratory. */
export async function ensureExams(db: Database, seed: Seed = seedExams): Promise<void> {
  if (!(await hasExams(db))) await seed(db);
}

/** Writes the first exams into an empty database. */
export type Seed = (db: Database) => Promise<void>;

async function seedExams(db: Database): Promise<void> {
  const { demonstrationExams } = await import('../../db/seed/exams/index.ts');
  await db.transaction().execute(async (transaction) => {
    if (await hasExams(transaction)) return;
    await writeExams(transaction, demonstrationExams);
    await bumpContentVersion(transaction);
  });
}
