import type { HoldReason } from '../../domain/autoverification/autoverification.ts';
import type { QueuedReport } from '../../domain/release/waiting-reports.server.ts';
import { m } from '../../i18n/paraglide/messages.js';

const words = {
  'not-enabled': m.hold_not_enabled,
  'report-incomplete': m.hold_report_incomplete,
  'needs-counseling': m.hold_needs_counseling,
  correction: m.hold_correction,
  typed: m.hold_typed,
  'critical-value': m.hold_critical_value,
  'quality-control': m.hold_quality_control,
  'specimen-condition': m.hold_specimen_condition,
  'no-limits': m.hold_no_limits,
  'not-comparable': m.hold_not_comparable,
  'unit-differs': m.hold_unit_differs,
  'outside-limits': m.hold_outside_limits,
  delta: m.hold_delta,
  flagged: m.hold_flagged,
} as const satisfies Record<HoldReason, unknown>;

/** Why a report waits: 'Fuera de los límites · Tiene un aviso del laboratorio' */
export function waitingWhy({ isHeld, holds }: Pick<QueuedReport, 'isHeld' | 'holds'>): string {
  if (isHeld) return m.hold_held();
  return holds === null ? m.hold_checking() : holds.map((reason) => words[reason]()).join(' · ');
}
