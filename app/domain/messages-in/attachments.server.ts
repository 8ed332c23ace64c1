import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { IncomingObservation } from './incoming-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';

/** Returns the keyed hash of a document. Equal documents of one report have the same hash, so they are stored once. */
export const contentIndexOf = (vault: Vault, bytes: Uint8Array): string =>
  vault.index('attachment', Buffer.from(bytes).toString('base64'));

/** Returns the row to which the vault binds a sealed document. */
const rowOf = (report: string, content: string): string => `${report} ${content}`;

/** Stores the documents of a report. A document that the report already has is not stored again. */
export async function storeDocuments(
  transaction: Transaction<Tables>,
  { vault, now }: Pick<IngestNeeds, 'vault' | 'now'>,
  { report, observations }: { report: string; observations: readonly IncomingObservation[] },
): Promise<void> {
  for (const { document } of observations) {
    if (!document?.bytes) continue;
    const content = contentIndexOf(vault, document.bytes);
    const body = vault.seal('attachment', Buffer.from(document.bytes).toString('base64'), rowOf(report, content));
    await transaction
      .insertInto('attachments')
      .values({
        report,
        content,
        media_type: 'application/pdf',
        size: document.bytes.length,
        body,
        received_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Returns the bytes of the document of one observation, in one version of a report; null if that observation has none. The caller checks
 * that the reader may see the version, and writes the audit event.
 */
export async function documentOfVersion(
  transaction: Transaction<Tables>,
  vault: Vault,
  { report, version, position }: { report: string; version: number; position: number },
): Promise<Uint8Array | null> {
  const found = await transaction
    .selectFrom('observations')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.report', '=', 'observations.report')
        .onRef('attachments.content', '=', 'observations.attachment'),
    )
    .select(['attachments.content', 'attachments.body'])
    .where('observations.report', '=', report)
    .where('observations.version', '=', version)
    .where('observations.position', '=', position)
    .where('observations.status', 'not in', ['D', 'W'])
    .executeTakeFirst();
  return found ? Buffer.from(vault.open('attachment', found.body, rowOf(report, found.content)), 'base64') : null;
}
