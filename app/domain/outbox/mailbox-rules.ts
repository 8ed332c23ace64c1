import { type Role, scopeOf } from '../access/access-table.ts';

/** In a demonstration reception also opens the mailbox, to show what people receive; elsewhere only the owner does, who sees no content. */
export const mayOpenMailbox = (roles: readonly Role[], isDemonstration: boolean): boolean =>
  scopeOf('mailbox.read', roles) !== null || (isDemonstration && roles.includes('reception'));

export type MailState = 'waiting' | 'retrying' | 'sent' | 'failed';

/** How far a mail is. `retrying`: an attempt failed, and another one is due. */
export function mailState(mail: {
  sent_at: string | null;
  failed_at: string | null;
  failure: string | null;
}): MailState {
  if (mail.sent_at) return 'sent';
  if (mail.failed_at) return 'failed';
  return mail.failure ? 'retrying' : 'waiting';
}
