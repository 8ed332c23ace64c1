import type { Counseling } from '../../domain/exams/exam.ts';
import type { Collector, Paper } from '../../domain/handover/handover.ts';
import { m } from '../../i18n/paraglide/messages.js';

type Text = () => string;

/** The form's labels for the collectors. */
export const collectorWords = {
  self: m.collect_by_self,
  other: m.collect_by_other,
  guardian: m.collect_by_guardian,
} as const satisfies Record<Collector, Text>;

/** Whether this person may collect a result, by the exam's counseling rule (`handover.ts`) and the collector. */
export const permissionWords = {
  none: { self: m.collect_self, other: m.collect_other, guardian: m.collect_guardian },
  'hiv-sti': { self: m.collect_sti_self, other: m.collect_sti_other, guardian: m.collect_sti_guardian },
  paternity: {
    self: m.collect_paternity_self,
    other: m.collect_paternity_other,
    guardian: m.collect_paternity_self,
  },
  genetic: { self: m.collect_genetic_self, other: m.collect_genetic_other, guardian: m.collect_genetic_self },
} as const satisfies Record<Counseling, Record<Collector, Text>>;

/** The documents that a collector must bring. */
export const paperWords = {
  'own-id': m.collect_paper_own_id,
  'patient-id': m.collect_paper_patient_id,
  authorization: m.collect_paper_authorization,
  'minor-document': m.collect_paper_minor,
  receipt: m.collect_paper_receipt,
} as const satisfies Record<Paper, Text>;
