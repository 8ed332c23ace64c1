import type { Database } from './database.server.ts';

/** The version of what public pages show: cached pages of another version are stale, in every process. */
export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/** To be called in the transaction that changes what a public page shows. */
export async function bumpContentVersion(db: Database): Promise<void> {
  await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}
