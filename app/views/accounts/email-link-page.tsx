import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PasswordField } from './credential-fields.tsx';
import { Entrance } from './entrance.tsx';
import { entranceAddresses } from './entrance-addresses.ts';
import { endingGiven } from './given-access-words.ts';
import { retryWords } from './retry-words.ts';

/** The answer to a password that did not confirm the address. */
export type EmailLinkReply = { kind: 'missing' } | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

interface EmailLinkPageProps {
  kind: AccountKind;
  /** Null: the link opens nothing. */
  does: 'confirm' | 'stop' | null;
  reply: EmailLinkReply | undefined;
}

/** The links about an account's address: one confirms the new one, one at the old one stops the change. */
export function EmailLinkPage({ kind, does, reply }: EmailLinkPageProps) {
  const isFramed = kind === 'patient';
  if (does === null)
    return (
      <Entrance isFramed={isFramed} heading={m.email_link_gone_heading()} lead={m.email_link_gone_lead()} help={null}>
        <SiteLink to={entranceAddresses[kind].entrance} className={button('outline')}>
          {m.signin_submit()}
        </SiteLink>
      </Entrance>
    );
  if (does === 'stop')
    return (
      <Entrance
        isFramed={isFramed}
        heading={m.email_link_stop_heading()}
        lead={endingGiven(kind, m.email_link_stop_lead())}
        help={null}
      >
        <form method="post">
          <button type="submit" className={button('primary', 'w-full')}>
            {m.email_link_stop_submit()}
          </button>
        </form>
      </Entrance>
    );
  return (
    <Entrance
      isFramed={isFramed}
      heading={m.email_link_confirm_heading()}
      lead={m.email_link_confirm_lead()}
      help={null}
    >
      <form method="post" noValidate className="grid gap-5">
        <PasswordField fault={reply && faultWords(reply)} isAnnounced />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.email_link_confirm_submit()}
        </button>
      </form>
    </Entrance>
  );
}

function faultWords(reply: EmailLinkReply): string {
  if (reply.kind === 'wait') return retryWords(reply.seconds);
  return reply.kind === 'missing' ? m.signin_password_missing() : m.email_link_wrong();
}
