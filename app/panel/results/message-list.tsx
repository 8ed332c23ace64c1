import type { MessageLedger } from '../../domain/messages-in/ledger.server.ts';
import type { QueuedMessage } from '../../domain/messages-in/message-review.server.ts';
import { codeOfAbout } from '../../domain/messages-in/sender-codes.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AlarmBox } from '../../ui/alarm-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { messageStateWords, whyWords } from './result-words.ts';
import { shownMoment } from './shown-moment.ts';

interface MessageListProps {
  messages: readonly QueuedMessage[];
  ledger: MessageLedger;
  timeZone: string;
}

/** The messages that could not be placed, with the reason in words. */
export function MessageList({ messages, ledger, timeZone }: MessageListProps) {
  const hasAlarm = messages.some(({ reason, isReviewed }) => reason === 'control-id-reused' && !isReviewed);
  return (
    <>
      <h1 className="text-2xl">{m.messages_heading()}</h1>
      <p className="mt-2 text-ink-soft">{m.messages_lead()}</p>
      <p className="mt-2 text-sm text-ink-soft">{m.messages_ledger({ ...ledger })}</p>
      <p className="mt-2 mb-8 text-sm">
        <SiteLink to="/admin-panel/equivalencias" className="text-brand underline underline-offset-4">
          {m.messages_codes_link()}
        </SiteLink>
      </p>
      {hasAlarm && (
        <AlarmBox heading={m.messages_alarm_heading()} tone="caution" className="mb-8">
          <p>{m.messages_alarm()}</p>
        </AlarmBox>
      )}
      {messages.length === 0 ? (
        <EmptyState heading={m.messages_empty_heading()}>{m.messages_empty()}</EmptyState>
      ) : (
        <Messages messages={messages} timeZone={timeZone} />
      )}
    </>
  );
}

const Messages = ({ messages, timeZone }: Omit<MessageListProps, 'ledger'>) => (
  <Table
    caption={m.messages_heading()}
    isCaptionHidden
    rows={messages}
    keyOf={({ id }) => id}
    columns={[
      { id: 'why', heading: m.messages_why(), isLong: true, cell: (message) => <Why message={message} /> },
      { id: 'sender', heading: m.messages_sender(), cell: ({ sender }) => sender },
      {
        id: 'received',
        heading: m.results_received(),
        cell: ({ receivedAt }) => (
          <span className="whitespace-nowrap">{shownMoment(getLocale(), receivedAt, timeZone)}</span>
        ),
      },
      { id: 'state', heading: m.results_state(), cell: (message) => <State message={message} /> },
    ]}
  />
);

function Why({ message: { id, reason, controlId, about } }: { message: QueuedMessage }) {
  const code = codeOfAbout(about)?.code;
  return (
    <>
      <a
        href={localizedHref(getLocale(), '/admin-panel/mensajes-del-sistema/:id', { id })}
        className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
      >
        {whyWords(reason)}
      </a>
      <span className="block text-sm font-normal text-ink-soft wrap-anywhere">
        {code && <span className="mr-3 font-mono text-ink">{code}</span>}
        {controlId && m.messages_number({ number: controlId })}
      </span>
    </>
  );
}

/** A refused message that nobody has seen is as urgent as one that waits. */
function State({ message: { state, reason, isReviewed } }: { message: QueuedMessage }) {
  if (state === 'refused' && isReviewed) return <Tag>{m.messages_seen()}</Tag>;
  const isAlarm = reason === 'control-id-reused';
  return <Tag tone={isAlarm ? 'alarm' : state === 'stored' ? 'neutral' : 'caution'}>{messageStateWords(state)}</Tag>;
}
