import type { Database } from './database.server.ts';

/** Reads the version of the public pages' content, a counter. Cached pages of another version are stale, in every process. */
export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Makes all cached pages stale. Call it in the transaction that changes the content of a public page. */
export async function bumpContentVersion(db: Database): Promise<void> {
  await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}
