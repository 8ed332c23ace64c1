import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { FieldEdit } from './field-edits.ts';

/** Returns the row to which the vault binds a sealed correction. */
export const editRow = (message: string, number: number): string => `${message} ${number}`;

/** Reads the corrections of a message, in the order in which they were made. */
export async function editsOf(db: Kysely<Tables>, vault: Vault, message: string): Promise<FieldEdit[]> {
  const rows = await db
    .selectFrom('message_edits')
    .selectAll()
    .where('message', '=', message)
    .orderBy('number')
    .execute();
  return rows.map(({ number, segment, field, value }) => ({
    segment,
    field,
    value: vault.open('laboratory-message', value, editRow(message, number)),
  }));
}
