import type { ReactNode } from 'react';

import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { FaultText, Field } from '../../ui/field.tsx';
import { checkLook } from '../../ui/fieldset.tsx';
import { textOf } from '../../ui/forms/read-form.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { DocumentFields, PracticeFields } from './professional-fields.tsx';
import type { RegistrationFaults } from './registration-form.ts';
import type { RegistrationView } from './registration-view.ts';
import { registrationFaultWords, registrationLabels } from './registration-words.ts';

/** The anchor to which a refused form leads. */
export const registrationAnswerId = 'respuesta-del-formulario';

/** The application of a doctor, in three groups. It works without a script, and never brings the password back. */
export function RegistrationFields({ view }: { view: RegistrationView }) {
  const { typed, faults } = view;
  return (
    <form method="post" action={`#${registrationAnswerId}`} noValidate className="grid gap-10">
      <Answer view={view} />
      <input type="hidden" name="sello" value={view.stamp} />
      <Group heading={m.apply_legend_person()}>
        <Field
          id="nombre"
          label={m.apply_name()}
          fault={registrationFaultWords(faults, 'nombre')}
          autoComplete="name"
          maxLength={120}
          defaultValue={textOf(typed, 'nombre')}
          className="sm:col-span-2"
        />
        <DocumentFields typed={typed} faults={faults} />
      </Group>
      <Group heading={m.apply_legend_work()}>
        <PracticeFields typed={typed} faults={faults} />
      </Group>
      <Group heading={m.apply_legend_access()}>
        <AccessFields view={view} />
      </Group>
      <div>
        <button type="submit" className={button('primary', 'w-full sm:w-auto')}>
          {m.apply_submit()}
        </button>
        <p className="mt-3 text-sm text-ink-soft">{m.apply_after()}</p>
      </div>
    </form>
  );
}

/** The email address and the password to sign in with, and the two authorizations. */
function AccessFields({ view: { typed, faults, authorization } }: { view: RegistrationView }) {
  const fault = (field: string) => registrationFaultWords(faults, field);
  return (
    <>
      <Field
        id="correo"
        label={m.apply_email()}
        hint={m.apply_email_hint()}
        fault={fault('correo')}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={textOf(typed, 'correo')}
      />
      <Field
        id="clave"
        label={m.apply_password()}
        hint={m.apply_password_hint()}
        fault={fault('clave')}
        type="password"
        autoComplete="new-password"
      />
      <div className="grid gap-4 rounded-lg bg-sunken p-5 sm:col-span-2">
        <Agreement
          id="autorizo"
          label={authorization.data}
          hint={authorization.notice}
          fault={fault('autorizo')}
          isChosen={textOf(typed, 'autorizo') !== ''}
        />
        <Agreement
          id="veraz"
          label={authorization.accuracy}
          fault={fault('veraz')}
          isChosen={textOf(typed, 'veraz') !== ''}
        />
        <SiteLink
          to="/politicas-privacidad"
          className="ml-9 inline-flex min-h-11 items-center justify-self-start text-sm text-brand underline underline-offset-4"
        >
          {m.apply_policy()}
        </SiteLink>
      </div>
    </>
  );
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-lg font-semibold">{heading}</legend>
    <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

interface AgreementProps {
  id: string;
  label: string;
  hint?: string;
  fault: string | undefined;
  isChosen: boolean;
}

/** One express authorization. Nobody ticks it for the applicant. */
const Agreement = ({ id, label, hint, fault, isChosen }: AgreementProps) => (
  <div>
    <FaultText id={id}>{fault}</FaultText>
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input
        id={id}
        type="checkbox"
        name={id}
        value="si"
        defaultChecked={isChosen}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[fault && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        className={checkLook('checkbox', 'mt-px')}
      />
      {label}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="pl-9 text-sm text-ink-soft">
        {hint}
      </p>
    )}
  </div>
);

/** The faults of a form, each with the name of its field. */
export const summaryLines = (faults: RegistrationFaults): SummaryLine[] =>
  Object.keys(faults).map((field) => {
    const label = Object.entries(registrationLabels).find(([name]) => name === field)?.[1]();
    const text = registrationFaultWords(faults, field) ?? '';
    return { field, text: label ? `${label}: ${text}` : text };
  });

function Answer({ view: { faults, problem } }: { view: RegistrationView }) {
  const { phones } = useLaboratory();
  const lines = summaryLines(faults);
  if (lines.length > 0) return <ErrorSummary id={registrationAnswerId} heading={m.apply_check()} faults={lines} />;
  if (!problem) return null;
  const [heading, text] = {
    stale: [m.apply_stale_heading(), m.apply_stale()],
    early: [m.apply_early_heading(), m.apply_early()],
    wait: [m.apply_wait_heading(), m.apply_wait({ phone: phones[0] })],
  }[problem];
  return (
    <div id={registrationAnswerId} tabIndex={-1} className="outline-none">
      <ErrorState heading={heading ?? ''} isAnnounced>
        {text}
      </ErrorState>
    </div>
  );
}
