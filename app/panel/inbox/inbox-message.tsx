import { useLocation } from 'react-router';

import { mailHref, telHref } from '../../domain/laboratory/contact-links.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import {
  type InboxMessageView,
  type InboxReplyView,
  inboxServiceName,
  inboxStateName,
  type ReplyRefusal,
} from './inbox-view.ts';
import { ReplyForms } from './reply-forms.tsx';

/** One message: its author, its replies, and the forms that answer it. */
export function InboxMessageScreen({
  message,
  refusal,
}: {
  message: InboxMessageView;
  refusal: ReplyRefusal | undefined;
}) {
  const { search } = useLocation();
  return (
    <article>
      <a
        href={localizedHref(getLocale(), '/admin-panel/mensajes') + search}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4 xl:hidden"
      >
        <Icon name="chevron-left" className="size-4" />
        {m.inbox_back()}
      </a>
      <Head message={message} />
      <p className="mt-6 max-w-(--container-prose) whitespace-pre-wrap wrap-anywhere">{message.text}</p>
      {message.replies.length > 0 && <Replies replies={message.replies} />}
      {message.state === 'closed' && message.assigned && (
        <p className="mt-6 text-ink-soft">{m.inbox_closed_by({ name: message.assigned })}</p>
      )}
      <ReplyForms message={message} refusal={refusal} />
    </article>
  );
}

const tones = { new: 'active', answered: 'good', closed: 'neutral' } as const satisfies Record<string, TagTone>;

function Head({ message }: { message: InboxMessageView }) {
  const { name, reference, email, phone, state, received, isOverdue, due, locale } = message;
  const service = inboxServiceName(message.service);
  return (
    <header className="border-b border-line pb-5">
      <h1 className="text-2xl wrap-anywhere">{name || m.inbox_nameless()}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <Tag tone={tones[state]}>{inboxStateName[state]()}</Tag>
        {isOverdue && <Tag tone="alarm">{m.inbox_overdue()}</Tag>}
        <span className="font-mono">{reference}</span>
        <span>{m.inbox_received({ moment: received })}</span>
        {service && <span>{service}</span>}
        {locale === 'en' && <span>{m.inbox_in_english()}</span>}
      </p>
      {state === 'new' && due && (
        <p className={isOverdue ? 'mt-2 text-sm font-semibold text-alarm' : 'mt-2 text-sm text-ink-soft'}>
          {isOverdue ? m.inbox_was_due({ moment: due }) : m.inbox_due({ moment: due })}
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {email && <Way href={mailHref(email)} icon="mail" text={email} />}
        {phone && <Way href={telHref(phone)} icon="phone" text={phone} />}
      </ul>
    </header>
  );
}

const Way = ({ href, icon, text }: { href: string; icon: 'mail' | 'phone'; text: string }) => (
  <li>
    <a href={href} className="inline-flex min-h-11 items-center gap-2 wrap-anywhere text-brand hover:underline">
      <Icon name={icon} className="size-4.5 shrink-0" />
      {text}
    </a>
  </li>
);

const Replies = ({ replies }: { replies: readonly InboxReplyView[] }) => (
  <section aria-labelledby="respuestas" className="mt-8">
    <h2 id="respuestas" className="text-lg">
      {m.inbox_replies()}
    </h2>
    <ol className="mt-3 grid gap-4">
      {replies.map(({ id, by, text, sent, via }) => (
        <li key={id} className="border-l-2 border-brand pl-4">
          <p className="text-sm text-ink-soft">
            {via === 'email'
              ? m.inbox_by_email({ name: by, moment: sent })
              : m.inbox_by_phone({ name: by, moment: sent })}
          </p>
          <p className="mt-1 max-w-(--container-prose) whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
