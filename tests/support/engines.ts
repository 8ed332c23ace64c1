import { rm } from 'node:fs/promises';

import { type Database, openDatabase } from './host.ts';
import { embeddedFolder, serverDatabase } from './migrated-database.ts';

export interface Engine {
  name: string;
  /** Another connection to the same data, like another process. */
  open: () => Promise<Database>;
  /** Removes the data. */
  end: () => Promise<void>;
}

/** An empty database of each engine. Without PostgreSQL's programs, only the embedded one. `open`: the build's function, or the source's.
 * `isDurable`: each commit waits for the disk, as in production, where tests need not. */
export async function openEngines(open = openDatabase, { isDurable = false } = {}): Promise<Engine[]> {
  const postgres = await serverDatabase(open, isDurable);
  const folder = await embeddedFolder(open);
  const embedded: Engine = {
    name: 'SQLite',
    open: () => open({ dataDir: folder, databaseUrl: null }),
    end: () => rm(folder, { recursive: true, force: true }),
  };
  if (!postgres) return [embedded];
  const server: Engine = {
    name: 'PostgreSQL',
    open: () => open({ dataDir: '', databaseUrl: postgres.url }),
    end: () => postgres.stop(),
  };
  return [embedded, server];
}
