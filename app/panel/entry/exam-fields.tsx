import type { ReactNode } from 'react';

import { EXAM_FIELDS } from '../../domain/manual-entry/order-form.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CatalogExamField, ExamProposals } from './catalog-exam-field.tsx';

interface ExamFieldsProps {
  /** 'HEM-001 · Hemograma' */
  choices: readonly string[];
  texts: readonly string[];
  /** One field, to add an exam. */
  isOnly?: true;
  /** The words about a field, by its id: 'examen-0'. */
  faults: Readonly<Record<string, ReactNode>>;
}

/** The exams of an order. */
export const OrderedExamFields = ({ choices, texts, isOnly, faults }: ExamFieldsProps) => (
  <>
    {Array.from({ length: isOnly ? 1 : EXAM_FIELDS }, (_, at) => `examen-${at}`).map((id, at) => (
      <CatalogExamField
        key={id}
        id={id}
        name="examen"
        label={isOnly ? m.entry_exam() : m.entry_exam_at({ position: String(at + 1) })}
        hint={at === 0 && m.entry_exam_hint()}
        fault={faults[id]}
        defaultValue={texts[at] ?? ''}
      />
    ))}
    <ExamProposals choices={choices} />
  </>
);
