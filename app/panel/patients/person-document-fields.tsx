import { m } from '../../i18n/paraglide/messages.js';
import { Field, SelectField } from '../../ui/field.tsx';
import { retryWords } from '../../views/accounts/retry-words.ts';
import { DocumentTypeOptions } from './document-type-options.tsx';

/** A typed document that found nobody, or that nobody searched for. */
export interface TypedDocument {
  type: string;
  number: string;
  problem: string;
  /** The seconds until the next search. */
  wait?: number;
}

interface DocumentFieldsProps {
  typed: TypedDocument | null;
  fault: string | undefined;
  /** Whether the fault is announced; false if an error summary announces it. */
  isAnnounced?: boolean;
}

/** The type and the number of a person's document. They travel in the body of the form: they are in no address and no log. */
export const PersonDocumentFields = ({ typed, fault, isAnnounced = false }: DocumentFieldsProps) => (
  <>
    <SelectField id="tipo" label={m.patients_type()} defaultValue={typed?.type || 'CC'}>
      <DocumentTypeOptions />
    </SelectField>
    <Field
      id="numero"
      label={m.patients_number()}
      fault={fault}
      isAnnounced={isAnnounced}
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
      defaultValue={typed?.number ?? ''}
    />
  </>
);

/** The words for a document that was not searched for; undefined for one that found nobody. */
export function documentFault({ problem, wait = 0 }: TypedDocument): string | undefined {
  if (problem === 'missing') return m.patients_number_missing();
  if (problem === 'number') return m.patients_number_wrong();
  return problem === 'wait' ? `${m.patients_wait()} ${retryWords(wait)}` : undefined;
}
