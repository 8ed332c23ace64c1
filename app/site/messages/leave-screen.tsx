import { telHref, whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { serviceWords } from '../../views/contact/contact-service-words.ts';
import { contactServices } from '../../views/contact/contact-services.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { AuthorizationBox } from './authorization-box.tsx';
import { draftText } from './draft-text.ts';
import { draftWords } from './draft-words.ts';
import { Honeypot } from './honeypot.tsx';
import type { LeaveView } from './leave-view.ts';
import { leaveFaultWords, leaveProblemWords } from './leave-words.ts';

/** The anchor that the form submits to, so that its errors are in view. */
const outcomeId = 'respuesta';

/**
 * The form for leaving the laboratory a message: the text, one way to reply, and consent to store it (decision D2). Nothing is sent until
 * the visitor presses the button.
 */
export function LeaveScreen({ view }: { view: LeaveView }) {
  const { draft, due } = view;
  return (
    <div className="page-frame max-w-3xl pt-8 pb-24 lg:pt-14">
      <h1 className="text-2xl">{m.leave_heading()}</h1>
      <p className="mt-3 text-ink-soft sm:text-lg">{m.leave_lead()}</p>
      <form method="post" action={`#${outcomeId}`} noValidate className="mt-8 grid gap-6 sm:grid-cols-2">
        <div className="sm:col-span-2 empty:hidden">
          <SubmitOutcome view={view} />
        </div>
        <input type="hidden" name="sello" value={view.stamp} />
        <Honeypot />
        <Fields view={view} />
        <AuthorizationBox
          words={view.authorization}
          isChosen={view.isAuthorized}
          fault={leaveFaultWords(view.faults).autorizo}
        />
        <div className="sm:col-span-2">
          <button type="submit" className={button('primary', 'w-full sm:w-auto')}>
            {m.leave_submit()}
          </button>
          <p className="mt-3 text-sm text-ink-soft">
            {due && m.leave_due({ moment: due })} {m.leave_emergency()}
          </p>
          <OtherWays draft={draft} />
        </div>
      </form>
    </div>
  );
}

function Fields({ view: { draft, faults } }: { view: LeaveView }) {
  const fault = leaveFaultWords(faults);
  return (
    <>
      <TextAreaField
        id="mensaje"
        label={m.leave_message()}
        hint={m.form_privacy_reminder()}
        fault={fault.mensaje}
        defaultValue={draft.mensaje}
        className="sm:col-span-2"
      />
      <Field
        id="email"
        label={m.form_email()}
        hint={m.leave_email_hint()}
        fault={fault.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={draft.email}
      />
      <Field
        id="telefono"
        label={m.form_phone()}
        hint={m.leave_phone_hint()}
        fault={fault.telefono}
        type="tel"
        autoComplete="tel"
        defaultValue={draft.telefono}
      />
      <Field
        id="nombre"
        label={m.leave_name()}
        fault={fault.nombre}
        type="text"
        autoComplete="name"
        defaultValue={draft.nombre}
      />
      <SelectField id="servicio" label={m.leave_service()} defaultValue={draft.servicio}>
        {contactServices.map((service) => (
          <option key={service} value={service}>
            {serviceWords[service]()}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function SubmitOutcome({ view: { faults, problem, reference, draft } }: { view: LeaveView }) {
  const { phones } = useLaboratory();
  const lines = Object.entries(leaveFaultWords(faults)).flatMap(([field, text]): SummaryLine[] =>
    text ? [{ field, text }] : [],
  );
  if (lines.length > 0) return <ErrorSummary id={outcomeId} heading={m.leave_check()} faults={lines} />;
  if (!problem) return null;
  const { heading, text } = leaveProblemWords(problem, reference);
  return (
    <div id={outcomeId} tabIndex={-1} className="outline-none">
      <ErrorState
        heading={heading}
        isAnnounced
        action={
          problem === 'wait' || problem === 'busy' ? (
            <>
              <ChatLink draft={draft} />
              <a href={telHref(phones[0])} className={button('outline')}>
                <Icon name="phone" className="size-5" />
                {phones[0]}
              </a>
            </>
          ) : undefined
        }
      >
        {text}
      </ErrorState>
    </div>
  );
}

function ChatLink({ draft }: Pick<LeaveView, 'draft'>) {
  const { whatsapp } = useLaboratory();
  return (
    <a
      href={whatsappHref(whatsapp, draftText(draft, draftWords(draft.servicio)))}
      target="_blank"
      rel="noopener noreferrer"
      className={button('whatsapp')}
    >
      <Icon name="whatsapp" className="size-5" />
      {m.choice_whatsapp()}
    </a>
  );
}

/** Alternatives for visitors who prefer not to leave a phone number or email address: WhatsApp, or back to the contact page. */
const OtherWays = ({ draft }: Pick<LeaveView, 'draft'>) => (
  <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
    <ChatLink draft={draft} />
    <SiteLink to="/contacto" className={button('quiet')}>
      {m.leave_back()}
    </SiteLink>
  </div>
);
