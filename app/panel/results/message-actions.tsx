import type { Denial } from '../../domain/access/access-table.ts';
import { documentTypes } from '../../domain/messages-in/documents.ts';
import { dismissalReasons } from '../../domain/messages-in/message-reasons.ts';
import type { MessageCandidate, ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { Candidate } from './message-candidate.tsx';
import { FixForm } from './message-fix.tsx';
import { type MapChoices, MapForm } from './message-map.tsx';
import { dismissalWords } from './result-words.ts';

/** The answer to a form that changed nothing, or the person whom a search found. */
export type MessageReply =
  | { kind: 'changed' | 'none' | 'wait' }
  /** `meaning`: what a code was to mean, if the form was about that. */
  | { kind: 'invalid'; meaning?: string }
  | { kind: 'found'; candidate: MessageCandidate };

export interface MessageActionsProps {
  message: ReviewedMessage;
  /** Why the caller may not decide; null: they may. */
  denial: Denial | null;
  choices: MapChoices;
  reply: MessageReply | undefined;
}

/** Reasons that are about the person, so a link to a person can end them. */
const aboutPerson: ReadonlySet<string> = new Set([
  ...['document-missing', 'two-candidates', 'identity-incomplete', 'birth-date-differs', 'sex-differs'],
]);

/** Whether somebody of the laboratory still has to decide about a message. */
export const needsDecision = ({ state, isReviewed }: Pick<ReviewedMessage, 'state' | 'isReviewed'>): boolean =>
  state === 'quarantined' || (state === 'refused' && !isReviewed);

/** The decisions that somebody of the laboratory can make. The most likely way out is first. */
export function MessageActions({ message, denial, choices, reply }: MessageActionsProps) {
  const { state, reason } = message;
  if (!needsDecision(message)) return null;
  if (denial !== null) return <Proof message={message.id} />;
  if (state === 'refused') return <Simple action="visto" label={m.message_seen()} look="primary" />;
  const found = reply?.kind === 'found' ? [reply.candidate] : message.candidates;
  return (
    <>
      <h2 className="text-lg">{m.message_decide()}</h2>
      {reason === 'placing-failed' && <Simple action="reintentar" label={m.message_retry()} look="primary" />}
      <MapForm
        message={message}
        choices={choices}
        refused={reply?.kind === 'invalid' ? (reply.meaning ?? null) : null}
      />
      {aboutPerson.has(reason ?? '') && <Link message={message} candidates={found} />}
      <FixForm message={message} />
      <Dismiss />
    </>
  );
}

/** Leads to the second factor and back, before anything is typed. */
function Proof({ message }: { message: string }) {
  const here = localizedHref(getLocale(), '/admin-panel/mensajes-del-sistema/:id', { id: message });
  const confirm = localizedHref(getLocale(), '/admin-panel/confirmar');
  return (
    <a href={`${confirm}?${new URLSearchParams({ a: here })}`} className={button('primary')}>
      {m.message_proof()}
    </a>
  );
}

const Simple = ({ action, label, look }: { action: string; label: string; look: 'primary' | 'outline' }) => (
  <form method="post">
    <button type="submit" name="accion" value={action} className={button(look, 'w-full')}>
      {label}
    </button>
  </form>
);

/** The persons who may be meant, or a search by document. Never by name. */
const Link = ({ message, candidates }: { message: ReviewedMessage; candidates: readonly MessageCandidate[] }) => (
  <section className="border-t border-line pt-5">
    <h3 className="font-semibold">{m.message_link_heading()}</h3>
    <p className="mt-1 text-sm text-ink-soft">{m.message_link_lead()}</p>
    {candidates.map((candidate) => (
      <Candidate key={candidate.id} candidate={candidate} patient={message.patient} />
    ))}
    {candidates.length === 0 && (
      <form method="post" autoComplete="off" className="mt-4 grid gap-4">
        <SelectField id="tipo" label={m.message_link_type()} defaultValue="CC">
          {documentTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <Field id="numero" label={m.message_link_number()} type="text" autoComplete="off" required />
        <button type="submit" name="accion" value="buscar" className={button('outline')}>
          {m.message_link_find()}
        </button>
      </form>
    )}
  </section>
);

const Dismiss = () => (
  <details className="border-t border-line pt-4">
    <summary className="min-h-11 cursor-pointer py-2 font-semibold">{m.message_dismiss_heading()}</summary>
    <p className="text-sm text-ink-soft">{m.message_dismiss_lead()}</p>
    <form method="post" className="mt-3 grid gap-3">
      <SelectField id="motivo" label={m.message_dismiss_reason()} required defaultValue="">
        <option value="">{m.reason_choose()}</option>
        {dismissalReasons.map((reason) => (
          <option key={reason} value={reason}>
            {dismissalWords(reason)}
          </option>
        ))}
      </SelectField>
      <button type="submit" name="accion" value="rechazar" className={button('outline')}>
        {m.message_dismiss()}
      </button>
    </form>
  </details>
);
