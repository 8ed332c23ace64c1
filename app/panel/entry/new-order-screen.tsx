import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { DocumentTypeOptions } from '../patients/document-type-options.tsx';
import { sexWords } from '../results/result-words.ts';
import type { OrderReply } from './entry-view.ts';
import { orderFaultWords, orderFieldLabel } from './entry-words.ts';
import { OrderedExamFields } from './exam-fields.tsx';

const answerId = 'respuesta';
const sexes = ['female', 'male', 'other', 'unknown'] as const;

interface NewOrderProps {
  token: string;
  choices: readonly string[];
  /** The latest day of a birth. */
  today: string;
  reply: OrderReply | undefined;
}

/** An order that no system sends: who the person is, and which exams they have. */
export function NewOrderScreen({ token, choices, today, reply }: NewOrderProps) {
  const faults = Object.fromEntries(
    Object.entries(reply?.faults ?? {}).map(([field, fault]) => [field, orderFaultWords(fault)]),
  );
  const lines = Object.entries(faults).map(([field, text]) => ({
    field,
    text: `${orderFieldLabel(field)}: ${text}`,
  }));
  const typed = reply?.typed ?? {};
  return (
    <>
      <SiteLink to="/admin-panel/digitar" className="text-brand underline underline-offset-4">
        {m.entry_heading()}
      </SiteLink>
      <h1 className="mt-3 text-2xl">{m.entry_new_link()}</h1>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.entry_new_lead()}</p>
      <form method="post" action={`#${answerId}`} noValidate autoComplete="off" className="mt-6 max-w-200">
        {lines.length > 0 && <ErrorSummary id={answerId} heading={m.entry_check()} faults={lines} />}
        {reply && lines.length === 0 && <p role="alert">{m.entry_sent_before()}</p>}
        <input type="hidden" name="formulario" value={reply?.token ?? token} />
        <Person typed={typed} faults={faults} today={today} />
        <fieldset className="mt-10">
          <legend className="text-lg font-semibold">{m.entry_exams()}</legend>
          <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">
            <OrderedExamFields choices={choices} faults={faults} texts={reply?.texts ?? []} />
          </div>
        </fieldset>
        <Request typed={typed} faults={faults} />
        <button type="submit" className={button('primary', 'mt-8 max-sm:w-full')}>
          {m.entry_new_submit()}
        </button>
      </form>
    </>
  );
}

interface PartProps {
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}

const Person = ({ typed, faults, today }: PartProps & { today: string }) => (
  <fieldset className="mt-6">
    <legend className="text-lg font-semibold">{m.entry_person()}</legend>
    <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">
      <SelectField id="tipo" label={m.patients_type()} fault={faults.tipo} defaultValue={typed.tipo ?? 'CC'}>
        <DocumentTypeOptions />
      </SelectField>
      <Field
        id="numero"
        label={m.patients_number()}
        fault={faults.numero}
        defaultValue={typed.numero ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <Field
        id="nombre"
        label={m.entry_name()}
        fault={faults.nombre}
        defaultValue={typed.nombre ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        className="sm:col-span-2"
      />
      <Field
        id="nacimiento"
        label={m.entry_birth()}
        fault={faults.nacimiento}
        type="date"
        width="date"
        min="1900-01-01"
        max={today}
        defaultValue={typed.nacimiento ?? ''}
      />
      <SelectField id="sexo" label={m.entry_sex()} fault={faults.sexo} defaultValue={typed.sexo ?? ''}>
        <option value="">{m.entry_choose()}</option>
        {sexes.map((sex) => (
          <option key={sex} value={sex}>
            {sexWords(sex)}
          </option>
        ))}
      </SelectField>
      <Field
        id="correo"
        label={m.entry_email()}
        fault={faults.correo}
        defaultValue={typed.correo ?? ''}
        hint={m.entry_email_hint()}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        className="sm:col-span-2"
      />
    </div>
  </fieldset>
);

const Request = ({ typed, faults }: PartProps) => (
  <fieldset className="mt-10">
    <legend className="text-lg font-semibold">{m.entry_request()}</legend>
    <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">
      <Field
        id="orden"
        label={m.entry_order_optional()}
        hint={m.entry_order_hint()}
        fault={faults.orden}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        defaultValue={typed.orden ?? ''}
        className="sm:col-span-2"
      />
      <Field
        id="registro"
        label={m.entry_doctor_number()}
        hint={m.entry_doctor_hint()}
        fault={faults.registro}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        defaultValue={typed.registro ?? ''}
      />
      <Field
        id="medico"
        label={m.entry_doctor_name()}
        fault={faults.medico}
        defaultValue={typed.medico ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
      />
    </div>
  </fieldset>
);
