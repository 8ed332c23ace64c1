import type { OutboxTable } from '../../../db/account-tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { MailContent, MailContext } from './mail-content.ts';
import { isMailTemplate, type MailTemplate } from './mail-templates.ts';
import { mailContent } from './mail-words.ts';

/** A mail with its sealed fields open. */
interface StoredMail {
  template: MailTemplate;
  to: string;
  content: MailContent;
}

/** Opens a mail of the outbox; null if this version of the site cannot read it. */
export function readStoredMail(
  vault: Vault,
  { id, template, recipient, details }: Pick<OutboxTable, 'id' | 'template' | 'recipient' | 'details'>,
  context: MailContext,
): StoredMail | null {
  if (!isMailTemplate(template)) return null;
  const to = opened(vault, recipient, id);
  const stored = opened(vault, details, id);
  const content = stored === null ? null : mailContent(template, JSON.parse(stored), context);
  return to === null || !content ? null : { template, to, content };
}

/** Null if the text was erased after sending, or changed since it was sealed. */
function opened(vault: Vault, sealed: string, id: string): string | null {
  try {
    return vault.open('mail', sealed, id);
  } catch {
    return null;
  }
}
