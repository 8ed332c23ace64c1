/** Why quality control holds an exam (ISO 15189:2022, 7.3.7). */
export const qcReasons = ['control-out', 'trend', 'calibration', 'maintenance', 'comparison'] as const;
export type QcReason = (typeof qcReasons)[number];
