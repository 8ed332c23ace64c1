import { type Catalogue, createCatalogue } from '../domain/exams/catalogue.ts';
import { hasExams, readExams, writeExams } from '../domain/exams/exam-store.server.ts';
import { bumpContentVersion, readContentVersion } from './content-version.server.ts';
import type { Database } from './database.server.ts';

/** The catalogue as the database has it now; read anew when the content's version has changed, by whichever process. */
export type LiveCatalogue = () => Promise<Catalogue>;

export function liveCatalogue(db: Database, closes?: string, frequentExams?: readonly string[]): LiveCatalogue {
  let known: { version: number; catalogue: Promise<Catalogue> } | null = null;
  return async () => {
    const version = await readContentVersion(db);
    if (known?.version !== version) {
      const catalogue = readExams(db).then((exams) => createCatalogue(exams, closes, frequentExams));
      known = { version, catalogue };
      // What could not be read is asked for again.
      catalogue.catch(() => {
        if (known?.catalogue === catalogue) known = null;
      });
    }
    return known.catalogue;
  };
}

/** A database without a single exam gets those of the demonstration laboratory. */
export async function ensureExams(db: Database, seed: Seed = seedExams): Promise<void> {
  if (!(await hasExams(db))) await seed(db);
}

export type Seed = (db: Database) => Promise<void>;

async function seedExams(db: Database): Promise<void> {
  const { demonstrationExams } = await import('../../db/seed/exams/index.ts');
  await db.transaction().execute(async (transaction) => {
    if (await hasExams(transaction)) return;
    await writeExams(transaction, demonstrationExams);
    await bumpContentVersion(transaction);
  });
}
