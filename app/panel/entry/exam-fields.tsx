import type { ReactNode } from 'react';

import { EXAM_FIELDS } from '../../domain/manual-entry/order-form.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';

const LIST = 'examenes-del-catalogo';

interface ExamFieldsProps {
  /** 'HEM-001 · Hemograma' */
  choices: readonly string[];
  texts: readonly string[];
  /** One field, to add an exam. */
  isOnly?: true;
  /** The words about a field, by its id: 'examen-0'. */
  faults: Readonly<Record<string, ReactNode>>;
}

/** Exams by code or name. The browser proposes those of the catalog; without its proposals a code or an exact name is enough. */
export const OrderedExamFields = ({ choices, texts, isOnly, faults }: ExamFieldsProps) => (
  <>
    {Array.from({ length: isOnly ? 1 : EXAM_FIELDS }, (_, at) => `examen-${at}`).map((id, at) => (
      <Field
        key={id}
        id={id}
        name="examen"
        label={isOnly ? m.entry_exam() : m.entry_exam_at({ position: String(at + 1) })}
        hint={at === 0 && m.entry_exam_hint()}
        fault={faults[id]}
        list={LIST}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        defaultValue={texts[at] ?? ''}
      />
    ))}
    <datalist id={LIST}>
      {choices.map((choice) => (
        <option key={choice} value={choice} />
      ))}
    </datalist>
  </>
);
