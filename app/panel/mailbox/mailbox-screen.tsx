import type { AddressedMail, OpenedMail } from '../../domain/outbox/mailbox.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { MailTime } from './mail-time.tsx';
import { mailboxHref } from './mailbox-address.ts';
import { OpenMail } from './open-mail.tsx';

interface MailboxScreenProps {
  mails: readonly AddressedMail[];
  opened: OpenedMail | null;
  page: number;
  pages: number;
}

/** The demonstration's mailbox: the list at the left and the mail at the right; on a phone one at a time. */
export function MailboxScreen({ mails, opened, page, pages }: MailboxScreenProps) {
  return (
    <>
      <div className={opened ? 'max-lg:hidden' : undefined}>
        <h1 className="text-2xl">{m.mailbox_demonstration_heading()}</h1>
        <p className="mt-2 mb-8 max-w-(--container-prose) text-ink-soft">{m.mailbox_demonstration_lead()}</p>
      </div>
      {mails.length === 0 && !opened ? (
        <EmptyState heading={m.mailbox_empty_heading()}>{m.mailbox_empty_text()}</EmptyState>
      ) : (
        <div className="grid gap-x-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className={opened ? 'max-lg:hidden' : undefined}>
            <ul aria-label={m.mailbox_list()} className="border-t border-line">
              {mails.map((mail) => (
                <MailLink key={mail.id} mail={mail} page={page} isHere={mail.id === opened?.id} />
              ))}
            </ul>
            <Pagination
              label={m.mailbox_pages()}
              page={page}
              pages={pages}
              hrefOf={(to) => mailboxHref({ page: to })}
              className="mt-6"
            />
          </div>
          {opened ? (
            <div>
              <a
                href={mailboxHref({ page })}
                className="mb-4 inline-flex min-h-11 items-center gap-1.5 font-medium text-brand lg:hidden"
              >
                <Icon name="chevron-left" className="size-5" />
                {m.mailbox_back()}
              </a>
              <OpenMail mail={opened} />
            </div>
          ) : (
            <p className="self-start border-t border-line py-6 text-ink-soft max-lg:hidden">{m.mailbox_pick()}</p>
          )}
        </div>
      )}
    </>
  );
}

interface MailLinkProps {
  mail: AddressedMail;
  page: number;
  isHere: boolean;
}

const MailLink = ({ mail: { id, subject, to, locale, createdAt }, page, isHere }: MailLinkProps) => (
  <li className="border-b border-line">
    <a
      href={mailboxHref({ page, mail: id })}
      aria-current={isHere ? 'true' : undefined}
      className={classes('block px-3 py-3 hover:bg-sunken', isHere && 'bg-tint')}
    >
      <span lang={locale} className="block font-semibold">
        {subject}
      </span>
      {to && <span className="block truncate text-sm text-ink-soft">{to}</span>}
      <span className="block text-xs text-ink-soft">
        <MailTime instant={createdAt} />
      </span>
    </a>
  </li>
);
