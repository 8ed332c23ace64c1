import type { QcReason } from '../../domain/autoverification/qc-reasons.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Why quality control holds results back. */
export const qcReasonWords = {
  'control-out': m.qc_reason_control_out,
  trend: m.qc_reason_trend,
  calibration: m.qc_reason_calibration,
  maintenance: m.qc_reason_maintenance,
  comparison: m.qc_reason_comparison,
} as const satisfies Record<QcReason, unknown>;
