import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { documentFault, PersonDocumentFields, type TypedDocument } from './person-document-fields.tsx';

/** The answer to a search that opened nobody. */
export interface SearchReply extends TypedDocument {
  problem: 'missing' | 'number' | 'none' | 'wait';
}

const answerId = 'respuesta';

/** Finds one person by their exact document. */
export function PatientSearch({ reply }: { reply: SearchReply | undefined }) {
  const fault = reply && documentFault(reply);
  return (
    <div className="max-w-120">
      <h1 className="text-2xl">{m.panel_patients()}</h1>
      <p className="mt-2 text-ink-soft">{m.patients_lead()}</p>
      <form method="post" action={`#${answerId}`} noValidate autoComplete="off" className="mt-7 grid gap-5">
        {fault && (
          <ErrorSummary id={answerId} heading={m.patients_check()} faults={[{ field: 'numero', text: fault }]} />
        )}
        <PersonDocumentFields typed={reply ?? null} fault={fault} />
        <button type="submit" className={button('primary', 'justify-self-start')}>
          {m.patients_find()}
        </button>
      </form>
      {reply?.problem === 'none' && (
        <div id={answerId} tabIndex={-1} role="status" className="mt-8 outline-none">
          <EmptyState heading={m.patients_none()}>{m.patients_none_text()}</EmptyState>
        </div>
      )}
    </div>
  );
}
