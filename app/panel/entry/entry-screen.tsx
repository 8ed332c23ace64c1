import { entryFields } from '../../domain/manual-entry/entry-form.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FaultText, Field, TextAreaField } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { PersonLine } from '../results/person-line.tsx';
import type { EntryReply, EntryView } from './entry-view.ts';
import { entryFaultWords, fieldLabel } from './entry-words.ts';
import { ValueRow } from './value-row.tsx';

const answerId = 'respuesta';

interface FormParts {
  text: (name: string) => string;
  fault: (name: string) => string | undefined;
}

/** The form of one result. What was typed stays in it until it is stored; only a chosen file has to be chosen again. */
export function EntryScreen({
  report,
  rows,
  name,
  values,
  token,
  reply,
}: EntryView & { reply: EntryReply | undefined }) {
  const text = (field: string): string => (reply ? reply.typed[field] : values[field]) ?? '';
  const fault = (field: string): string | undefined => {
    const found = reply?.faults[field];
    return found && entryFaultWords(found);
  };
  const lines = Object.keys(reply?.faults ?? {}).map((field) => ({
    field,
    text: [fieldLabel(field, rows), fault(field)].filter(Boolean).join(': '),
  }));
  return (
    <>
      <a
        href={localizedHref(getLocale(), '/admin-panel/digitar/orden/:id', { id: report.order })}
        className="text-brand underline underline-offset-4 wrap-anywhere"
      >
        {m.entry_order_heading({ number: report.number })}
      </a>
      <h1 className="mt-3 text-2xl">{name}</h1>
      <PersonLine {...report.person} />
      {report.source === 'system' ? (
        <p className="mt-6 max-w-(--container-prose) rounded-lg bg-caution-tint p-4">{m.entry_from_system()}</p>
      ) : (
        <form
          method="post"
          action={`#${answerId}`}
          encType="multipart/form-data"
          noValidate
          autoComplete="off"
          className="mt-6 max-w-220"
        >
          {lines.length > 0 && <ErrorSummary id={answerId} heading={m.entry_check()} faults={lines} />}
          {reply?.hasChanged && <Changed report={report.id} />}
          <input type="hidden" name="formulario" value={reply?.token ?? token} />
          <input type="hidden" name="version" value={report.version} />
          <section id="valores" tabIndex={-1} className="mt-6 outline-none">
            <h2 className="text-lg">{m.report_values()}</h2>
            <p className="mt-1 text-sm text-ink-soft">{m.entry_values_hint()}</p>
            <FaultText id="valores">{fault('valores')}</FaultText>
            {rows.map((row) => (
              <ValueRow key={row.key} row={row} text={text} fault={fault} />
            ))}
          </section>
          <Document fault={fault} hasDocument={report.hasDocument} isRemoved={text(entryFields.withoutPdf) !== ''} />
          <Sample text={text} fault={fault} />
          <Rest text={text} fault={fault} />
          <button type="submit" className={button('primary', 'mt-8 max-sm:w-full')}>
            {report.source === 'typed' ? m.entry_save_correction() : m.entry_save()}
          </button>
          <p className="mt-3 text-sm text-ink-soft">{m.entry_save_hint()}</p>
        </form>
      )}
    </>
  );
}

const Changed = ({ report }: { report: string }) => (
  <div className="mt-5">
    <ErrorState heading={m.entry_changed()} isAnnounced>
      {m.entry_changed_text()}{' '}
      <a
        href={localizedHref(getLocale(), '/admin-panel/resultados/:id', { id: report })}
        className="text-brand underline underline-offset-4"
      >
        {m.entry_open()}
      </a>
    </ErrorState>
  </div>
);

interface DocumentProps extends Pick<FormParts, 'fault'> {
  hasDocument: boolean;
  isRemoved: boolean;
}

const Document = ({ fault, hasDocument, isRemoved }: DocumentProps) => (
  <fieldset className="mt-10">
    <legend className="text-lg font-semibold">{m.entry_pdf_heading()}</legend>
    <div className="mt-4 grid gap-4">
      <Field
        id={entryFields.pdf}
        label={hasDocument ? m.entry_pdf_replace() : m.entry_pdf()}
        type="file"
        hint={m.entry_pdf_hint()}
        fault={fault(entryFields.pdf)}
        accept="application/pdf,.pdf"
        className="max-w-120"
      />
      {hasDocument && (
        <Choices
          id={entryFields.withoutPdf}
          name={entryFields.withoutPdf}
          kind="checkboxes"
          label={m.entry_pdf_stored()}
          options={[{ value: 'si', label: m.entry_pdf_remove() }]}
          chosen={isRemoved ? ['si'] : []}
        />
      )}
    </div>
  </fieldset>
);

const Sample = ({ text, fault }: FormParts) => (
  <fieldset className="mt-10">
    <legend className="text-lg font-semibold">{m.entry_sample()}</legend>
    <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">
      <Field
        id={entryFields.collected}
        label={m.report_collected()}
        type="datetime-local"
        width="date"
        fault={fault(entryFields.collected)}
        defaultValue={text(entryFields.collected)}
      />
      <Field
        id={entryFields.specimen}
        label={m.report_specimen()}
        maxLength={500}
        autoComplete="off"
        fault={fault(entryFields.specimen)}
        defaultValue={text(entryFields.specimen)}
      />
      <Field
        id={entryFields.condition}
        label={m.entry_condition()}
        hint={m.entry_condition_hint()}
        maxLength={500}
        fault={fault(entryFields.condition)}
        defaultValue={text(entryFields.condition)}
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  </fieldset>
);

const Rest = ({ text, fault }: FormParts) => (
  <fieldset className="mt-10">
    <legend className="text-lg font-semibold">{m.entry_report()}</legend>
    <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">
      <Field
        id={entryFields.method}
        label={m.entry_method()}
        maxLength={500}
        autoComplete="off"
        fault={fault(entryFields.method)}
        defaultValue={text(entryFields.method)}
      />
      <Field
        id={entryFields.performer}
        label={m.report_performer()}
        maxLength={500}
        autoComplete="off"
        fault={fault(entryFields.performer)}
        defaultValue={text(entryFields.performer)}
      />
      <TextAreaField
        id={entryFields.comment}
        label={m.entry_comment()}
        grows
        rows={2}
        maxLength={500}
        fault={fault(entryFields.comment)}
        defaultValue={text(entryFields.comment)}
        className="sm:col-span-2"
      />
      <Choices
        id={entryFields.state}
        name={entryFields.state}
        kind="radios"
        layout="row"
        label={m.entry_state()}
        fault={fault(entryFields.state)}
        options={[
          { value: 'final', label: m.report_status_final() },
          { value: 'preliminar', label: m.report_status_preliminary() },
        ]}
        chosen={[text(entryFields.state) || 'final']}
      />
    </div>
  </fieldset>
);
