import { useLocation } from 'react-router';

import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { InboxMessageView, ReplyRefusal } from './inbox-view.ts';
import { MAX_REPLY_CHARACTERS } from './reply-schema.ts';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

interface ReplyFormsProps {
  message: InboxMessageView;
  refusal: ReplyRefusal | undefined;
}

/** The ways to answer a message. A way that is closed says why. */
export function ReplyForms({ message, refusal }: ReplyFormsProps) {
  if (message.state === 'closed')
    return (
      <>
        <Changed message={message} refusal={refusal} />
        {refusal?.text && (
          <TextAreaField id="texto" label={m.inbox_not_sent()} defaultValue={refusal.text} readOnly className="mt-5" />
        )}
      </>
    );
  const why = message.canAnswer ? null : m.inbox_read_only();
  return (
    <section aria-labelledby="responder" className="mt-8 max-w-(--container-prose) border-t border-line pt-6">
      <h2 id="responder" className="text-lg">
        {message.state === 'answered' ? m.inbox_answer_again() : m.inbox_answer()}
      </h2>
      <Changed message={message} refusal={refusal} />
      <ReplyForm
        move="correo"
        message={message}
        refusal={refusal}
        label={m.inbox_mail_label()}
        hint={message.email ? m.inbox_mail_hint({ email: message.email }) : undefined}
        submit={m.inbox_mail_submit()}
        look="primary"
        why={why ?? (message.email ? null : m.inbox_no_email())}
      />
      <details open={refusal?.move === 'telefono'} className="mt-6 border-t border-line pt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
          {m.inbox_call()}
        </summary>
        <ReplyForm
          move="telefono"
          message={message}
          refusal={refusal}
          label={m.inbox_call_label()}
          hint={m.inbox_call_hint()}
          submit={m.inbox_call_submit()}
          look="outline"
          why={why}
        />
      </details>
      <CloseForm message={message} why={why} />
    </section>
  );
}

interface ReplyFormProps extends ReplyFormsProps {
  move: 'correo' | 'telefono';
  label: string;
  hint: string | undefined;
  submit: string;
  look: 'primary' | 'outline';
  /** Why the way is closed; null if it is open. */
  why: string | null;
}

function ReplyForm({ move, message, refusal, label, hint, submit, look, why }: ReplyFormProps) {
  const own = refusal?.move === move ? refusal : undefined;
  return (
    <MoveForm move={move} version={message.version} className="mt-4">
      <TextAreaField
        id={`texto-${move}`}
        name="texto"
        label={label}
        hint={hint}
        rows={5}
        fault={
          own?.fault &&
          (own.fault === 'long'
            ? m.inbox_fault_long({ most: formatNumber(getLocale(), MAX_REPLY_CHARACTERS) })
            : m.inbox_fault_missing())
        }
        defaultValue={own?.text ?? ''}
        disabled={why !== null}
      />
      <Submit id={`por-que-${move}`} look={look} why={why}>
        {submit}
      </Submit>
    </MoveForm>
  );
}

const CloseForm = ({ message, why }: { message: InboxMessageView; why: string | null }) => (
  <MoveForm move="cerrar" version={message.version} className="mt-6 border-t border-line pt-4">
    <p className="text-sm text-ink-soft">
      {message.state === 'new' ? m.inbox_close_unanswered() : m.inbox_close_answered()}
    </p>
    <Submit id="por-que-cerrar" look="outline" why={why}>
      {m.inbox_close()}
    </Submit>
  </MoveForm>
);

interface MoveFormProps {
  move: ReplyRefusal['move'];
  version: number;
  className: string;
  children: React.ReactNode;
}

function MoveForm({ move, version, className, children }: MoveFormProps) {
  const { search } = useLocation();
  return (
    <form method="post" action={`${search}#${answerId}`} noValidate className={className}>
      <input type="hidden" name="movimiento" value={move} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  );
}

interface SubmitProps {
  id: string;
  look: 'primary' | 'outline';
  why: string | null;
  children: string;
}

const Submit = ({ id, look, why, children }: SubmitProps) => (
  <>
    <button
      type="submit"
      disabled={why !== null}
      aria-describedby={why ? id : undefined}
      className={button(look, 'mt-3 w-full sm:w-auto')}
    >
      {children}
    </button>
    {why && (
      <p id={id} className="mt-2 text-sm text-ink-soft">
        {why}
      </p>
    )}
  </>
);

/** Says what somebody else changed in the meantime. The typed text stays in the form below. */
function Changed({ message, refusal }: ReplyFormsProps) {
  if (!refusal) return null;
  if (refusal.fault) return <div id={answerId} />;
  if (refusal.problem === 'no-email')
    return (
      <div id={answerId} className="mt-5">
        <ErrorState heading={m.inbox_no_email_heading()} level="h3" isAnnounced>
          {m.inbox_no_email()}
        </ErrorState>
      </div>
    );
  const name = message.assigned ?? '';
  const last = message.replies.at(-1);
  return (
    <div id={answerId} className="mt-5">
      <ErrorState
        heading={
          message.state === 'closed' || !last
            ? m.inbox_changed_closed({ name })
            : m.inbox_changed_answered({ name: last.by, moment: last.sent })
        }
        level="h3"
        isAnnounced
      >
        {m.inbox_changed_text()}
      </ErrorState>
    </div>
  );
}
