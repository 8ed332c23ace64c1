import type { EntryFault } from '../../domain/manual-entry/entry-form.ts';
import type { EntrySource } from '../../domain/manual-entry/entry-orders.server.ts';
import type { OrderFault } from '../../domain/manual-entry/order-form.ts';
import { m } from '../../i18n/paraglide/messages.js';

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
