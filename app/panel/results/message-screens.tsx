import type { MessageLedger } from '../../domain/messages-in/ledger.server.ts';
import type { QueuedMessage, ReadableSegment } from '../../domain/release/panel-queries.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
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
  return (
    <>
      <h1 className="text-2xl">{m.messages_heading()}</h1>
      <p className="mt-2 text-ink-soft">{m.messages_lead()}</p>
      <p className="mt-2 mb-8 text-sm text-ink-soft">{m.messages_ledger({ ...ledger })}</p>
      {messages.length === 0 ? (
        <EmptyState heading={m.messages_empty_heading()}>{m.messages_empty()}</EmptyState>
      ) : (
        <Table
          caption={m.messages_heading()}
          isCaptionHidden
          rows={messages}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'why',
              heading: m.messages_why(),
              isLong: true,
              cell: ({ id, reason }) => (
                <a
                  href={localizedHref(getLocale(), '/admin-panel/mensajes-del-sistema/:id', { id })}
                  className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
                >
                  {whyWords(reason)}
                </a>
              ),
            },
            { id: 'sender', heading: m.messages_sender(), cell: ({ sender }) => sender },
            {
              id: 'received',
              heading: m.results_received(),
              cell: ({ receivedAt }) => shownMoment(getLocale(), receivedAt, timeZone),
            },
            {
              id: 'state',
              heading: m.results_state(),
              cell: ({ state }) => (
                <Tag tone={state === 'quarantined' ? 'caution' : 'neutral'}>{messageStateWords(state)}</Tag>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

interface MessageScreenProps {
  message: { state: string; reason: string | null; segments: ReadableSegment[]; text: string };
}

/** One message as its sender wrote it: segment, field, value. */
export const MessageScreen = ({ message: { state, reason, segments, text } }: MessageScreenProps) => (
  <>
    <SiteLink to="/admin-panel/mensajes-del-sistema" className="text-brand underline underline-offset-4">
      {m.messages_heading()}
    </SiteLink>
    <h1 className="mt-3 text-2xl">{state === 'placed' ? messageStateWords(state) : whyWords(reason)}</h1>
    <div className="mt-8 grid max-w-(--container-prose) gap-8">
      {text !== '' && <pre className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>}
      {segments.map(({ index, name, fields }) => (
        <section key={index}>
          <h2 className="font-mono text-base font-semibold">{name}</h2>
          <dl className="mt-2 grid gap-1.5 border-t border-line pt-2 text-sm">
            {fields.map(({ number, value }) => (
              <div key={number} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
                <dt className="text-ink-soft">
                  {m.message_field()} {number}
                </dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </>
);
