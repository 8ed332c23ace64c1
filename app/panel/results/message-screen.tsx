import type { ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MessageActions, type MessageActionsProps } from './message-actions.tsx';
import { MessageFate, type MessageFateProps } from './message-fate.tsx';
import { MessageResources } from './message-resources.tsx';
import { MessageSegments } from './message-segments.tsx';
import { messageStateWords, whyWords } from './result-words.ts';
import { shownMoment } from './shown-moment.ts';

interface MessageScreenProps extends MessageActionsProps, Omit<MessageFateProps, 'message'> {
  timeZone: string;
}

/** One message: why it waits, what can be done, and everything that it says. */
export function MessageScreen({ timeZone, decided, next, ...actions }: MessageScreenProps) {
  const { message, reply } = actions;
  return (
    <>
      <SiteLink to="/admin-panel/mensajes-del-sistema" className="text-brand underline underline-offset-4">
        {m.messages_heading()}
      </SiteLink>
      <h1 className="mt-3 text-2xl">
        {message.state === 'placed' ? messageStateWords('placed') : whyWords(message.reason)}
      </h1>
      {message.state === 'refused' && (
        <p className="mt-3">
          <Tag tone="caution">{messageStateWords('refused')}</Tag>
        </p>
      )}
      {reply === undefined && <MessageFate message={message} decided={decided} next={next} />}
      {reply && reply.kind !== 'found' && <Reply kind={reply.kind} />}
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid content-start gap-8 lg:sticky lg:top-8 lg:order-last">
          <MessageActions {...actions} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Facts message={message} timeZone={timeZone} />
          <Faults faults={message.faults} />
          {message.text !== '' && (
            <section>
              <h2 className="text-lg">{m.message_text()}</h2>
              <pre className="mt-2 border-t border-line pt-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
                {message.text}
              </pre>
            </section>
          )}
          <MessageSegments segments={message.segments} />
          <MessageResources resources={message.resources} />
        </div>
      </div>
    </>
  );
}

const replies = {
  changed: m.message_changed,
  invalid: m.message_invalid,
  none: m.message_link_none,
  wait: m.message_link_wait,
} as const;

const Reply = ({ kind }: { kind: keyof typeof replies }) => (
  <div className="mt-4">
    <ErrorState heading={m.message_not_done()} isAnnounced level="h2">
      {replies[kind]()}
    </ErrorState>
  </div>
);

function Facts({ message, timeZone }: Pick<MessageScreenProps, 'message' | 'timeZone'>) {
  const facts = [
    [m.messages_sender(), message.sender],
    [m.message_received_at(), shownMoment(getLocale(), message.receivedAt, timeZone)],
    ...(message.unplaced > 0 ? [[m.message_unplaced(), String(message.unplaced)]] : []),
    ...(message.edits > 0 ? [[m.message_edits(), String(message.edits)]] : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 border-y border-line py-4 text-sm sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sentences are HL7's, in English, as the sender's system got them in its acknowledgment. */
function Faults({ faults }: Pick<ReviewedMessage, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{m.message_faults()}</h2>
      <ul className="mt-2 grid gap-2 text-sm" lang="en">
        {faults.map(({ place, code, sentence }) => (
          <li key={`${place} ${sentence}`}>
            <span className="font-mono">{place}</span> · {code} · {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
