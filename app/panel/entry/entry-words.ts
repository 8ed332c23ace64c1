import { entryFields } from '../../domain/manual-entry/entry-fields.ts';
import type { EntryFault } from '../../domain/manual-entry/entry-form.ts';
import type { EntrySource } from '../../domain/manual-entry/entry-orders.server.ts';
import type { EntryRow } from '../../domain/manual-entry/entry-rows.ts';
import type { OrderFault } from '../../domain/manual-entry/order-form.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

const entryFaults: Readonly<Record<EntryFault, () => string>> = {
  number: m.entry_fault_number,
  long: m.entry_fault_long,
  control: m.entry_fault_control,
  'no-results': m.entry_fault_no_results,
  missing: m.entry_fault_missing,
  moment: m.entry_fault_moment,
  future: m.entry_fault_future,
  preliminary: m.entry_fault_preliminary,
  'no-pdf': m.entry_fault_no_pdf,
  'large-pdf': m.entry_fault_large_pdf,
  'unknown-value': m.entry_fault_unknown_value,
};
export const entryFaultWords = (fault: EntryFault): string => entryFaults[fault]();

const fieldLabels: Readonly<Record<string, () => string>> = {
  [entryFields.collected]: m.report_collected,
  [entryFields.specimen]: m.report_specimen,
  [entryFields.condition]: m.entry_condition,
  [entryFields.method]: m.entry_method,
  [entryFields.performer]: m.report_performer,
  [entryFields.comment]: m.entry_comment,
  [entryFields.state]: m.entry_state,
  [entryFields.pdf]: m.entry_pdf_heading,
};

/** The name of a field, for the summary of faults; '' for the form as a whole. */
export function fieldLabel(field: string, rows: readonly EntryRow[]): string {
  const row = rows.find(({ key }) => field === entryFields.value + key || field === entryFields.note + key);
  return row ? row.shownName[getLocale()] : (fieldLabels[field]?.() ?? '');
}

const orderLabels: Readonly<Record<string, () => string>> = {
  tipo: m.patients_type,
  numero: m.patients_number,
  nombre: m.entry_name,
  nacimiento: m.entry_birth,
  sexo: m.entry_sex,
  correo: m.entry_email,
  orden: m.entry_order_number,
  registro: m.entry_doctor_number,
  medico: m.entry_doctor_name,
};

/** The name of a field of a new order: an exam's fault names what is wrong by itself. */
export const orderFieldLabel = (field: string): string => orderLabels[field]?.() ?? m.entry_exam();

const orderFaults: Readonly<Record<OrderFault, () => string>> = {
  missing: m.entry_fault_missing,
  document: m.patients_number_wrong,
  long: m.entry_fault_long,
  date: m.entry_fault_date,
  sex: m.entry_fault_sex,
  email: m.patients_email_wrong,
  number: m.entry_fault_order_number,
  doctor: m.entry_fault_doctor,
  'exam-unknown': m.entry_fault_exam_unknown,
  'exam-none': m.entry_fault_exam_none,
  differs: m.entry_fault_differs,
  'other-person': m.entry_fault_other_person,
};
export const orderFaultWords = (fault: OrderFault | 'exam-known'): string =>
  fault === 'exam-known' ? m.entry_fault_exam_known() : orderFaults[fault]();

const sources: Readonly<Record<EntrySource, () => string>> = {
  none: m.entry_source_none,
  typed: m.entry_source_typed,
  system: m.entry_source_system,
};
export const sourceWords = (source: EntrySource): string => sources[source]();
