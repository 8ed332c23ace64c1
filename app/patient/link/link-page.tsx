import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { DateField, datePartId } from '../../ui/date-field.tsx';
import type { DatePart, DateParts, DatePartsFault } from '../../ui/date-parts.ts';
import { datePartsFaultWords } from '../../ui/date-words.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { PatientMessage, RenewForm } from '../frame/patient-message.tsx';
import { momentInWords } from '../frame/visit-words.ts';

export type DeadLinkReply = { why: 'expired' | 'used' | 'locked' | 'withdrawn'; proof: string };

/** The answer to a posted birth date that opened nothing. */
export type LinkReply =
  | { kind: 'faulty'; fault: DatePartsFault; parts: readonly DatePart[]; typed: Partial<DateParts> }
  | { kind: 'wrong'; typed: Partial<DateParts> }
  | { kind: 'wait'; typed: Partial<DateParts> }
  | ({ kind: 'dead' } & DeadLinkReply);

interface LinkPageProps {
  /** When the link expires; null for every link that opens nothing, whatever the reason. */
  expiresAt: string | null;
  /** The name that the person chose at the desk, because a family shares a telephone; null: nothing. */
  nickname: string | null;
  reply: LinkReply | undefined;
  /** The visitor has signed in: the link may add its results to their account. */
  hasAccount: boolean;
}

/** Before the birth date is right, this page knows nobody: only the laboratory and, for a link that opens, its end and a nickname. */
export function LinkPage({ expiresAt, nickname, reply, hasAccount }: LinkPageProps) {
  if (reply?.kind === 'dead') return <DeadLink {...reply} />;
  return (
    <div className="grid gap-x-20 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        <h1 className="text-2xl">{expiresAt ? m.link_heading() : m.link_closed_heading()}</h1>
        {nickname && <p className="mt-2 text-lg font-semibold wrap-anywhere">{m.link_nickname({ nickname })}</p>}
        <p className="mt-3 text-ink-soft">{expiresAt ? m.link_lead() : m.link_closed_lead()}</p>
        <BirthdayForm
          reply={reply}
          submit={expiresAt ? m.link_submit() : m.link_closed_submit()}
          offersBinding={hasAccount && expiresAt !== null}
          isClosed={expiresAt === null}
        />
        {expiresAt && <Expiry at={expiresAt} />}
      </div>
      <div className="mt-12 grid content-start gap-6 lg:mt-2 lg:border-l lg:border-line lg:pl-16">
        <EntranceHelp heading={m.link_help_date()}>
          <p>{m.link_help_date_text()}</p>
        </EntranceHelp>
        <EntranceHelp heading={m.link_help_other()}>
          <p>{m.link_help_other_text()}</p>
        </EntranceHelp>
      </div>
    </div>
  );
}

function Expiry({ at }: { at: string }) {
  const { timeZone } = useLaboratory();
  return <p className="mt-6 text-sm text-ink-soft">{m.link_expires({ moment: momentInWords(at, timeZone) })}</p>;
}

interface BirthdayFormProps {
  reply: Exclude<LinkReply, { kind: 'dead' }> | undefined;
  submit: string;
  offersBinding: boolean;
  /** The link opens nothing, whatever the date is. */
  isClosed: boolean;
}

function BirthdayForm({ reply, submit, offersBinding, isClosed }: BirthdayFormProps) {
  const { phones } = useLaboratory();
  const wrong = isClosed ? m.link_closed_wrong({ phone: phones[0] }) : m.link_wrong();
  const fault = reply && faultOf(reply, wrong);
  const field = datePartId('nacimiento', fault?.parts?.[0] ?? 'day');
  return (
    <form method="post" noValidate autoComplete="on" className="mt-7 grid gap-6">
      {fault && <ErrorSummary heading={m.link_check()} faults={[{ field, text: fault.text }]} />}
      <DateField
        id="nacimiento"
        name="nacimiento"
        label={m.link_birthday()}
        isBirthday
        typed={reply?.typed}
        fault={fault?.text}
        faulty={fault?.parts}
      />
      {offersBinding && (
        <Choices
          id="unir"
          name="unir"
          kind="checkboxes"
          label={m.link_bind_question()}
          hint={m.link_bind_hint()}
          options={[{ value: 'si', label: m.link_bind() }]}
        />
      )}
      <button type="submit" className={button('primary', 'w-full')}>
        {submit}
      </button>
    </form>
  );
}

function faultOf(
  reply: Exclude<LinkReply, { kind: 'dead' }>,
  wrong: string,
): { text: string; parts?: readonly DatePart[] } {
  if (reply.kind === 'faulty') return { text: datePartsFaultWords[reply.fault](), parts: reply.parts };
  return { text: reply.kind === 'wait' ? m.link_wait() : wrong };
}

const deadWords = {
  expired: { heading: m.link_dead_expired, text: m.link_dead_expired_text },
  used: { heading: m.link_dead_used, text: m.link_dead_used_text },
  locked: { heading: m.link_dead_locked, text: m.link_dead_locked_text },
  withdrawn: { heading: m.link_dead_withdrawn, text: m.link_dead_withdrawn_text },
} as const;

/** After a right date, a person may know what happened. A withdrawn result has nothing to send. */
const DeadLink = ({ why, proof }: DeadLinkReply) => (
  <PatientMessage
    icon={why === 'withdrawn' ? 'warning' : 'mail'}
    heading={deadWords[why].heading()}
    text={deadWords[why].text()}
  >
    {why !== 'withdrawn' && <RenewForm proof={proof} />}
  </PatientMessage>
);
