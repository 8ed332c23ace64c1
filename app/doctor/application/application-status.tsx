import { nextApplicationState } from '../../domain/doctors/application-states.ts';
import type { OwnApplication } from '../../domain/doctors/own-application.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { doctorDocumentWords } from '../../views/doctors/document-type-words.ts';
import { reasonWords } from '../../views/doctors/reason-words.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { doctorMoment } from '../frame/doctor-moment.ts';
import { DocumentFields, PracticeFields } from '../registration/professional-fields.tsx';
import { registrationAnswerId, summaryLines } from '../registration/registration-fields.tsx';
import type { RegistrationFaults } from '../registration/registration-form.ts';
import { registrationFaultWords, registrationLabels } from '../registration/registration-words.ts';

export interface ApplicationStatusProps {
  application: OwnApplication;
  typed: TypedForm;
  faults: RegistrationFaults;
  hasChanged: boolean;
  /** The applicant has just sent an answer. */
  isAnswered: boolean;
  timeZone: string;
}

const states = {
  unconfirmed: { words: m.status_received, tone: 'neutral' },
  received: { words: m.status_received, tone: 'active' },
  'asked-for-more': { words: m.status_asked, tone: 'caution' },
  approved: { words: m.status_approved, tone: 'good' },
  refused: { words: m.status_refused, tone: 'alarm' },
  suspended: { words: m.status_suspended, tone: 'alarm' },
} as const satisfies Record<OwnApplication['state'], { words: () => string; tone: TagTone }>;

/** An application, its next step, and the form that answers the laboratory's question. */
export function ApplicationStatus({ timeZone, ...props }: ApplicationStatusProps) {
  const { application, hasChanged, isAnswered } = props;
  const { state, reason, sentAt } = application;
  const isOpen = nextApplicationState(state, 'answer') !== null;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_20rem]">
      <div>
        <h1 className="text-2xl">{m.status_heading()}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <Tag tone={states[state].tone}>{states[state].words()}</Tag>
          {m.status_sent({ moment: doctorMoment(getLocale(), sentAt, timeZone) })}
        </p>
        {hasChanged && (
          <div className="mt-6">
            <ErrorState heading={m.status_changed_heading()} isAnnounced>
              {m.status_changed()}
            </ErrorState>
          </div>
        )}
        {isAnswered && state === 'received' && (
          <p role="status" className="mt-6 rounded-lg bg-tint px-4 py-3 font-semibold">
            {m.status_answered()}
          </p>
        )}
        {reason && <p className="mt-6 text-lg font-semibold">{reasonWords(reason)}</p>}
        <p className="mt-2">
          <StateText application={application} />
        </p>
        {state === 'asked-for-more' && <AnswerForm {...props} />}
        {state === 'received' && isOpen && (
          <details className="mt-8 border-t border-line pt-3" open={Object.keys(props.faults).length > 0}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
              {m.status_fix_heading()}
            </summary>
            <AnswerForm {...props} />
          </details>
        )}
      </div>
      <Details application={application} />
    </div>
  );
}

function StateText({ application: { state, email } }: { application: OwnApplication }) {
  const { phones } = useLaboratory();
  if (state === 'asked-for-more') return m.status_asked_text();
  if (state === 'approved') return m.status_approved_text({ phone: phones[0] });
  return state === 'received' ? m.status_received_text({ email }) : m.status_refused_text({ phone: phones[0] });
}

function AnswerForm({ application, typed, faults }: Omit<ApplicationStatusProps, 'timeZone'>) {
  const lines = summaryLines(faults);
  return (
    <form
      method="post"
      action={`#${registrationAnswerId}`}
      noValidate
      className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {lines.length > 0 && (
        <div className="sm:col-span-2">
          <ErrorSummary id={registrationAnswerId} heading={m.apply_check()} faults={lines} />
        </div>
      )}
      <input type="hidden" name="version" value={application.version} />
      <TextAreaField
        id="nota"
        label={m.status_note()}
        hint={m.status_note_hint()}
        fault={registrationFaultWords(faults, 'nota')}
        grows
        defaultValue={textOf(typed, 'nota')}
        className="sm:col-span-2"
      />
      <DocumentFields typed={typed} faults={faults} />
      <PracticeFields typed={typed} faults={faults} />
      <div className="sm:col-span-2">
        <button type="submit" className={button('primary', 'w-full sm:w-auto')}>
          {m.status_submit()}
        </button>
      </div>
    </form>
  );
}

const Details = ({ application: one }: { application: OwnApplication }) => (
  <dl className="grid content-start gap-3 text-sm lg:border-l lg:border-line lg:pl-8">
    {[
      [registrationLabels.nombre(), one.name],
      [doctorDocumentWords[one.documentType](), one.documentNumber],
      [registrationLabels.registro(), one.registration],
      [registrationLabels.especialidad(), one.specialty],
      [registrationLabels.institucion(), one.institution],
      [registrationLabels.correo(), one.email],
      [registrationLabels.telefono(), one.phone],
    ].map(([term, text]) => (
      <div key={term}>
        <dt className="text-ink-soft">{term}</dt>
        <dd className="font-semibold wrap-anywhere">{text}</dd>
      </div>
    ))}
  </dl>
);
