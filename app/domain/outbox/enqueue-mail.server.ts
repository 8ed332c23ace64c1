import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isEmailAddress } from '../accounts/email-address.ts';
import type { Vault } from '../accounts/vault.ts';
import { type MailDetails, type MailTemplate, mailTemplates } from './mail-templates.ts';

export interface NewMail<Template extends MailTemplate> {
  /** Names the event that causes the mail by ids, for example `password-changed <audit id>`; never an address or a name: it is not sealed. */
  key: string;
  template: Template;
  locale: Locale;
  /** One plain address. */
  to: string;
  details: MailDetails<Template>;
  /** When the worker may send it; at once by default. */
  dueAt?: Date;
}

/**
 * Writes a mail in the transaction of the change that causes it, so there is no mail without its change and no change without its mail.
 * A known key writes nothing. Call it before `appendAudit`. The worker sends the mail afterwards.
 */
export async function enqueueMail<Template extends MailTemplate>(
  transaction: Transaction<Tables>,
  vault: Vault,
  { key, template, locale, to, details, dueAt }: NewMail<Template>,
  now: Date,
): Promise<void> {
  const recipient = to.trim();
  // Forms check addresses before. This is the last gate before the headers of a mail, so it does not repeat the address in its message.
  if (!isEmailAddress(recipient)) throw new Error(`A mail of the template ${template} has no valid address`);
  const checked = mailTemplates[template].details.parse(details);
  const id = newId();
  await transaction
    .insertInto('outbox')
    .values({
      id,
      key,
      template,
      locale,
      recipient: vault.seal('mail', recipient, id),
      details: vault.seal('mail', JSON.stringify(checked), id),
      created_at: now.toISOString(),
      due_at: (dueAt ?? now).toISOString(),
      attempts: 0,
      sent_at: null,
      failed_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
