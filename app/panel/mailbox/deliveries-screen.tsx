import type { MailSummary } from '../../domain/outbox/mailbox.server.ts';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { mailFailureWords, mailStateNames, mailStateTones } from './mail-state-words.ts';
import { MailTime } from './mail-time.tsx';
import { mailboxHref } from './mailbox-address.ts';

interface DeliveriesScreenProps {
  mails: readonly MailSummary[];
  page: number;
  pages: number;
}

/** The owner's view of the emails of a real site: their delivery state, without contents or recipients. */
export const DeliveriesScreen = ({ mails, page, pages }: DeliveriesScreenProps) => (
  <>
    <h1 className="text-2xl">{m.mailbox_heading()}</h1>
    <p className="mt-2 mb-8 max-w-(--container-prose) text-ink-soft">{m.mailbox_lead()}</p>
    {mails.length === 0 ? (
      <EmptyState heading={m.mailbox_empty_heading()}>{m.mailbox_empty_text()}</EmptyState>
    ) : (
      <>
        <Table caption={m.mailbox_list()} isCaptionHidden columns={columns()} rows={mails} keyOf={({ id }) => id} />
        <Pagination
          label={m.mailbox_pages()}
          page={page}
          pages={pages}
          hrefOf={(to) => mailboxHref({ page: to })}
          className="mt-6"
        />
      </>
    )}
  </>
);

const columns = (): TableColumn<MailSummary>[] => [
  { id: 'mail', heading: m.mailbox_mail(), cell: ({ subject }) => subject },
  { id: 'state', heading: m.mailbox_state(), isLong: true, cell: (mail) => <State mail={mail} /> },
  { id: 'written', heading: m.mailbox_written(), cell: ({ createdAt }) => <MailTime instant={createdAt} /> },
  {
    id: 'attempts',
    heading: m.mailbox_attempts(),
    isNumeric: true,
    cell: ({ attempts }) => formatNumber(getLocale(), attempts),
  },
];

/** An expired link or an unreadable mail fails again, so only the others can be sent again. */
const State = ({ mail: { id, state, failure } }: { mail: MailSummary }) => (
  <div className="grid justify-items-start gap-2">
    <Tag tone={mailStateTones[state]}>{mailStateNames[state]()}</Tag>
    {failure && <p className="text-sm text-ink-soft">{mailFailureWords[failure]()}</p>}
    {state === 'failed' && failure !== 'expired' && failure !== 'unreadable' && (
      <form method="post">
        <button type="submit" name="correo" value={id} className={button('outline')}>
          {m.mailbox_again()}
        </button>
      </form>
    )}
  </div>
);
