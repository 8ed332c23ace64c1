import type { InboxMessagesTable } from '../../../db/inbox-tables.ts';
import type { Vault } from '../accounts/vault.ts';

/** The words that a visitor typed; '' for an empty field. */
export interface InboxWords {
  name: string;
  email: string;
  phone: string;
  text: string;
}

type SealedWords = Pick<InboxMessagesTable, 'name' | 'email' | 'phone' | 'text'>;

export const sealWords = (vault: Vault, id: string, { name, email, phone, text }: InboxWords): SealedWords => ({
  name: name ? vault.seal('person-name', name, id) : null,
  email: email ? vault.seal('email', email, id) : null,
  phone: phone ? vault.seal('phone', phone, id) : null,
  text: vault.seal('message-text', text, id),
});

export const openWords = (vault: Vault, { id, ...row }: SealedWords & { id: string }): InboxWords => ({
  name: row.name ? vault.open('person-name', row.name, id) : '',
  email: row.email ? vault.open('email', row.email, id) : '',
  phone: row.phone ? vault.open('phone', row.phone, id) : '',
  text: vault.open('message-text', row.text, id),
});
