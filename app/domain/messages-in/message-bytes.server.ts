import type { Kysely } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';

/** Returns the bytes of a message as they were sent. The entries of a batch share the bytes of the first entry. */
export async function bytesOfMessage(
  db: Kysely<Tables>,
  vault: Vault,
  { id, body, body_of }: Pick<MessagesInTable, 'id' | 'body' | 'body_of'>,
): Promise<Buffer> {
  if (body_of === null) return Buffer.from(vault.open('laboratory-message', body, id), 'base64');
  const holder = await db.selectFrom('messages_in').select('body').where('id', '=', body_of).executeTakeFirstOrThrow();
  return Buffer.from(vault.open('laboratory-message', holder.body, body_of), 'base64');
}
