import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { DateField, datePartId } from '../../ui/date-field.tsx';
import type { DatePart, DateParts, DatePartsFault } from '../../ui/date-parts.ts';
import { datePartsFaultWords } from '../../ui/date-words.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';
import { PatientStep } from '../frame/patient-step.tsx';

/** The answer to a code and birth date that bound no account. It returns the code, because people usually correct one letter. */
export interface BindingReply {
  code: string;
  typed: Partial<DateParts>;
  /** `wrong`: the code or the date; nobody learns which. */
  problem: 'wrong' | 'wait' | null;
  codeMissing: boolean;
  date: { fault: DatePartsFault; parts: readonly DatePart[] } | null;
}

const answerId = 'respuesta';

/** Adds a person's results to the account, with proof: a code that the laboratory handed over, or the link that it sent. */
export function BindingPage({ reply, email }: { reply: BindingReply | undefined; email: string }) {
  const codeFault = codeWords(reply);
  const dateFault = reply?.date ? datePartsFaultWords[reply.date.fault]() : undefined;
  const dateField = datePartId('nacimiento', reply?.date?.parts[0] ?? 'day');
  const lines: SummaryLine[] = [
    ...(codeFault ? [{ field: 'codigo', text: codeFault }] : []),
    ...(dateFault ? [{ field: dateField, text: dateFault }] : []),
  ];
  return (
    <PatientStep heading={m.bind_heading()} lead={m.bind_lead()} help={<BindingHelp email={email} />}>
      <form method="post" action={`#${answerId}`} noValidate className="grid gap-6">
        {lines.length > 0 && <ErrorSummary id={answerId} heading={m.account_check()} faults={lines} />}
        <Field
          id="codigo"
          label={m.bind_code()}
          hint={m.bind_code_hint()}
          fault={codeFault}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={reply?.code ?? ''}
          width="date"
        />
        <DateField
          id="nacimiento"
          name="nacimiento"
          label={m.link_birthday()}
          typed={reply?.typed}
          fault={dateFault}
          faulty={reply?.date?.parts}
        />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.bind_submit()}
        </button>
      </form>
    </PatientStep>
  );
}

function codeWords(reply: BindingReply | undefined): string | undefined {
  if (!reply) return undefined;
  if (reply.problem) return reply.problem === 'wait' ? m.bind_wait() : m.bind_wrong();
  return reply.codeMissing ? m.bind_code_missing() : undefined;
}

const BindingHelp = ({ email }: { email: string }) => (
  <>
    <EntranceHelp heading={m.bind_help_code()}>
      <p>{m.bind_help_code_text()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.bind_help_link()}>
      <p className="wrap-anywhere">{m.bind_help_link_text({ email })}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.bind_help_document()}>
      <p>{m.bind_help_document_text()}</p>
    </EntranceHelp>
  </>
);
