import type { MailContent } from '../../domain/outbox/mail-content.ts';
import type { OpenedMail } from '../../domain/outbox/mailbox.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.tsx';
import { mailStateNames, mailStateTones } from './mail-state-words.ts';
import { MailTime } from './mail-time.tsx';

/** A mail as its recipient reads it, in the language in which it was written. */
export const OpenMail = ({ mail }: { mail: OpenedMail }) => (
  <article className="rounded-lg border border-line bg-surface p-5 sm:p-8">
    <h2 lang={mail.locale} className="text-xl">
      {mail.subject}
    </h2>
    <dl className="mt-4 mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 border-y border-line py-4 text-sm [&_dt]:text-ink-soft">
      {mail.to && (
        <>
          <dt>{m.mailbox_to()}</dt>
          <dd className="wrap-anywhere">{mail.to}</dd>
        </>
      )}
      <dt>{m.mailbox_written()}</dt>
      <dd>
        <MailTime instant={mail.createdAt} />
      </dd>
      <dt>{m.mailbox_state()}</dt>
      <dd>
        <Tag tone={mailStateTones[mail.state]}>{mailStateNames[mail.state]()}</Tag>
      </dd>
    </dl>
    {mail.content ? (
      <div lang={mail.locale}>
        <Words content={mail.content} />
      </div>
    ) : (
      <p className="text-ink-soft">{m.mailbox_gone()}</p>
    )}
  </article>
);

const Words = ({ content: { paragraphs, code, quote, action, notes, file } }: { content: MailContent }) => (
  <div className="grid max-w-(--container-prose) gap-4">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {code && <p className="rounded-md bg-sunken px-4 py-3 text-center font-mono text-xl tracking-widest">{code}</p>}
    {quote && <blockquote className="border-l-2 border-line-strong pl-4 whitespace-pre-wrap">{quote}</blockquote>}
    {action && (
      <a href={action.href} className={button('primary', 'justify-self-start')}>
        {action.label}
      </a>
    )}
    {file && (
      <a
        href={`data:${file.type};charset=utf-8,${encodeURIComponent(file.text)}`}
        download={file.name}
        className={button('quiet', '-ml-2 justify-self-start')}
      >
        {m.mailbox_file({ name: file.name })}
      </a>
    )}
    {notes.map((text) => (
      <p key={text} className="text-sm text-ink-soft">
        {text}
      </p>
    ))}
  </div>
);
