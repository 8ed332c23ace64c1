import type { Kysely } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { readFhir } from '../fhir-in/read-fhir.ts';
import type { IncomingReport } from './incoming-report.ts';
import { bytesOfMessage } from './message-bytes.server.ts';
import { editsOf } from './message-edits.server.ts';
import { incomingReport } from './read-hl7-report.ts';
import { readIncoming } from './reading.ts';
import { readTyped } from './typed-message.ts';

/** Parses a stored message in the format in which it was sent. */
export async function readStoredMessage(
  db: Kysely<Tables>,
  vault: Vault,
  message: Pick<MessagesInTable, 'id' | 'body' | 'body_of' | 'format' | 'entry' | 'typed_by'>,
): Promise<IncomingReport> {
  const bytes = await bytesOfMessage(db, vault, message);
  if (message.typed_by !== null) return readTyped(bytes);
  if (message.format === 'fhir') {
    const unit = readFhir(bytes).units.find(({ entry }) => entry === message.entry);
    if (!unit) throw new Error('A FHIR message that cannot be read was not refused');
    return unit.report;
  }
  const { reading } = readIncoming(bytes, await editsOf(db, vault, message.id));
  if (!reading) throw new Error('A message that cannot be parsed was not refused');
  return incomingReport(reading.report);
}
