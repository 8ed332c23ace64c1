import { documentTypes } from '../../domain/messages-in/documents.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { retryWords } from '../../views/accounts/retry-words.ts';
import { documentTypeWords } from './patient-words.ts';

/** The answer to a search that opened nobody. */
export interface SearchReply {
  type: string;
  number: string;
  problem: 'missing' | 'number' | 'none' | 'wait';
  /** The seconds until the next search. */
  wait?: number;
}

const answerId = 'respuesta';

/** Finds one person by their exact document. The number travels in the body of the form: it is in no address and no log. */
export function PatientSearch({ reply }: { reply: SearchReply | undefined }) {
  const fault = reply && faultOf(reply);
  return (
    <div className="max-w-120">
      <h1 className="text-2xl">{m.panel_patients()}</h1>
      <p className="mt-2 text-ink-soft">{m.patients_lead()}</p>
      <form method="post" action={`#${answerId}`} noValidate autoComplete="off" className="mt-7 grid gap-5">
        {fault && (
          <ErrorSummary id={answerId} heading={m.patients_check()} faults={[{ field: 'numero', text: fault }]} />
        )}
        <SelectField id="tipo" label={m.patients_type()} defaultValue={reply?.type ?? 'CC'}>
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {documentTypeWords(type)}
            </option>
          ))}
        </SelectField>
        <Field
          id="numero"
          label={m.patients_number()}
          fault={fault}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          defaultValue={reply?.number ?? ''}
        />
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

function faultOf({ problem, wait = 0 }: SearchReply): string | undefined {
  if (problem === 'missing') return m.patients_number_missing();
  if (problem === 'number') return m.patients_number_wrong();
  return problem === 'wait' ? `${m.patients_wait()} ${retryWords(wait)}` : undefined;
}
