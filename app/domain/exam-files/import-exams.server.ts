import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { Acceptance } from '../exam-checks/accepted-findings.server.ts';
import { readAccepted, writeAccepted } from '../exam-checks/accepted-store.server.ts';
import { lockForWriting, readRelations } from '../exams/exam-store.server.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { ImportRun } from './import-run.server.ts';
import { type ImportCounts, type ImportOptions, type Notice, nothingToAccept, type ParsedRow } from './import-types.ts';

type Database = Kysely<Tables>;

/** The parts of the site that an import needs besides the database. */
export interface ImportSurroundings {
  openingHours: readonly OpeningHours[];
  /** Notifies running processes that the pages have changed, in the same transaction. */
  bump: (transaction: Database) => Promise<void>;
  /** Reports one notice. */
  tell: (notice: Notice) => void;
}

/** Rolls back the transaction, which only an exception does. `importExams` throws and catches it. */
class RolledBack extends Error {}

/**
 * Imports the rows of a file into the catalog: in one transaction, by exam code, and without deletions. Writes nothing on a dry run, or if
 * a row is refused and `partial` is off.
 */
export async function importExams(
  db: Database,
  rows: AsyncIterable<ParsedRow>,
  options: ImportOptions,
  { openingHours, bump, tell }: ImportSurroundings,
): Promise<ImportCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, retired: 0, refused: 0, warnings: 0, accepted: 0 };
  let written = false;
  try {
    await db.transaction().execute(async (transaction) => {
      await lockForWriting(transaction);
      const acceptance = new Acceptance(await readAccepted(transaction), options.accept ?? []);
      const run = new ImportRun(transaction, await readRelations(transaction), {
        openingHours,
        tell,
        counts,
        acceptance,
      });
      await run.take(rows);
      for (const { exam, rule } of acceptance.unanswered()) tell(nothingToAccept(exam, rule));
      await writeAccepted(transaction, acceptance.added);
      if (options.retireMissing) await run.retireMissing();
      if (options.dryRun || (counts.refused > 0 && !options.partial)) throw new RolledBack();
      written = counts.added + counts.changed + counts.retired > 0;
      if (written) await bump(transaction);
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return { ...counts, written };
}
