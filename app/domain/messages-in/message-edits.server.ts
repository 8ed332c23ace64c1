import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { FieldEdit } from './field-edits.ts';

/** A sealed value is bound to its row. */
export const editRow = (message: string, number: number): string => `${message} ${number}`;

/** The corrections of a message, in their order. */
export async function editsOf(db: Kysely<Tables>, vault: Vault, message: string): Promise<FieldEdit[]> {
  const rows = await db
    .selectFrom('message_edits')
    .selectAll()
    .where('message', '=', message)
    .orderBy('number')
    .execute();
  return rows.map(({ number, segment, field, value }) => ({
    ...{ segment, field },
    value: vault.open('laboratory-message', value, editRow(message, number)),
  }));
}
