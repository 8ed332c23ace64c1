import type { Urgency } from '../../../domain/risk/findings/urgency.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { waitsFor } from '../../../ui/waits-for.ts';
import { fhirFormat, formatField } from '../form/answer-risk.ts';
import { isUrgent } from './answer-finding.tsx';
import type { PanelContext } from './risk-context.ts';

interface AnswerActionsProps {
  /** The urgency of all advice together. */
  urgency: Urgency;
  context: Pick<PanelContext, 'fileAction' | 'appointmentChat'>;
  /** The id of the form that the file's button submits. */
  form: string;
  /** Missing without a script. */
  onPrint: (() => void) | undefined;
}

/**
 * The actions of an answer. Where the advice is an appointment, help with it comes first; the call of an urgent advice is beside that
 * advice. Printing and saving are links.
 */
export function AnswerActions({ urgency, context, form, onPrint }: AnswerActionsProps) {
  const asksForAppointment = !isUrgent({ urgency }) && urgency !== 'check-up';
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
      {asksForAppointment && (
        <p className="w-full max-w-[34rem] pb-2">
          <a
            href={context.appointmentChat}
            target="_blank"
            rel="noopener noreferrer"
            className={button('primary', 'max-sm:w-full')}
          >
            <Icon name="whatsapp" className="size-5" />
            {m.risk_appointment()}
          </a>
          <span className="mt-2 block text-sm text-ink-soft">{m.risk_appointment_hint()}</span>
        </p>
      )}
      {onPrint && (
        <button type="button" onClick={onPrint} className={quiet}>
          {m.risk_print()}
        </button>
      )}
      <button
        type="submit"
        form={form}
        formAction={context.fileAction}
        {...waitsFor('behavior')}
        name={formatField}
        value={fhirFormat}
        className={quiet}
      >
        {m.risk_download()}
      </button>
    </div>
  );
}

const quiet = button('quiet', '-mx-2 text-sm');
