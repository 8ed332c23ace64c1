import { excuses, failures, recipientRoles } from '../../domain/critical/critical-case.ts';
import type { CaseStep, ReviewedCase } from '../../domain/critical/critical-list.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { FaultText, Field, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import {
  causeWords,
  criticalStateWords,
  excuseWords,
  failureWords,
  reasonOfStep,
  recipientWords,
  stepWords,
} from './critical-words.ts';
import type { CallReply } from './read-call.ts';

interface CaseSectionProps {
  found: ReviewedCase;
  timeZone: string;
  mayRecord: boolean;
  reply: CallReply | null;
}

/** One critical value: what happened so far, and the forms for the call. */
export function CaseSection({ found, timeZone, mayRecord, reply }: CaseSectionProps) {
  const { id, state, cause, openedAt, steps } = found;
  const isOpen = state === 'open';
  return (
    <section
      id={isOpen ? 'critico' : undefined}
      className={isOpen ? 'rounded-lg border border-alarm/40 bg-alarm/5 p-5' : 'border-t border-line pt-5'}
    >
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {m.panel_critical()}
        <span className="font-sans tracking-normal">
          <Tag tone={isOpen ? 'alarm' : 'neutral'}>{criticalStateWords[state]()}</Tag>
        </span>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {causeWords[cause]()} · {m.critical_since({ moment: shownMoment(getLocale(), openedAt, timeZone) })}
      </p>
      {steps.length > 0 && (
        <ol className="mt-3 grid gap-2 text-sm">
          {steps.map((step) => (
            <Step key={step.id} step={step} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {isOpen && !mayRecord && <p className="mt-3 text-sm text-ink-soft">{m.critical_role_record()}</p>}
      {isOpen && mayRecord && (
        <>
          <CallForm id={id} reply={reply} />
          <ReasonForm
            id={id}
            action="intento"
            heading={m.critical_failed_heading()}
            submit={m.critical_failed_submit()}
            options={failures.map((one) => [one, failureWords[one]()])}
          />
          <ReasonForm
            id={id}
            action="sin-llamada"
            heading={m.critical_excused_heading()}
            submit={m.critical_excused_submit()}
            options={excuses.map((one) => [one, excuseWords[one]()])}
          />
        </>
      )}
    </section>
  );
}

const Step = ({ step, timeZone }: { step: CaseStep; timeZone: string }) => (
  <li className="border-l-2 border-line-strong pl-3">
    <span className="font-semibold">{stepWords(step)}</span>
    {step.reason && <span>: {reasonOfStep(step.reason)}</span>}
    {step.readBack && <span className="block">{m.critical_step_read_back({ text: step.readBack })}</span>}
    <span className="block text-ink-soft">
      {step.by ?? m.critical_step_site()} · {shownMoment(getLocale(), step.at, timeZone)}
    </span>
  </li>
);

function CallForm({ id, reply }: { id: string; reply: CallReply | null }) {
  const has = (fault: CallReply['faults'][number]) => reply?.faults.includes(fault) ?? false;
  return (
    <form method="post" noValidate autoComplete="off" className="mt-4 grid gap-4">
      <input type="hidden" name="caso" value={id} />
      <Field
        id="persona"
        label={m.critical_recipient()}
        fault={has('recipient') && m.critical_recipient_fault()}
        isAnnounced
        maxLength={200}
        defaultValue={reply?.recipient}
      />
      <SelectField
        id="papel"
        label={m.critical_role()}
        fault={has('role') && m.critical_role_fault()}
        isAnnounced
        defaultValue={reply?.role ?? 'doctor'}
      >
        {recipientRoles.map((role) => (
          <option key={role} value={role}>
            {recipientWords[role]()}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="lectura"
        label={m.critical_read_back()}
        hint={m.critical_read_back_hint()}
        fault={has('readBack') && m.critical_read_back_fault()}
        isAnnounced
        rows={2}
        maxLength={200}
        defaultValue={reply?.readBack}
      />
      <div>
        <FaultText id="coincide" isAnnounced>
          {has('isConfirmed') && m.critical_confirmed_fault()}
        </FaultText>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="coincide"
            value="si"
            defaultChecked={reply?.isConfirmed}
            aria-invalid={has('isConfirmed') || undefined}
            aria-describedby={has('isConfirmed') ? 'coincide-error' : undefined}
            className="size-5 shrink-0 accent-brand"
          />
          {m.critical_confirmed()}
        </label>
      </div>
      <button type="submit" name="accion" value="avisado" className={button('primary')}>
        {m.critical_told_submit()}
      </button>
    </form>
  );
}

interface ReasonFormProps {
  id: string;
  action: 'intento' | 'sin-llamada';
  heading: string;
  submit: string;
  options: readonly (readonly [value: string, words: string])[];
}

const ReasonForm = ({ id, action, heading, submit, options }: ReasonFormProps) => (
  <details className="mt-3 border-t border-line pt-1">
    <summary className="min-h-11 cursor-pointer py-2.5 text-brand">{heading}</summary>
    <form method="post" className="mt-1 mb-2 grid gap-3">
      <input type="hidden" name="caso" value={id} />
      <SelectField id={`motivo-${action}`} name="motivo" label={m.report_reason()}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <button type="submit" name="accion" value={action} className={button('outline')}>
        {submit}
      </button>
    </form>
  </details>
);
