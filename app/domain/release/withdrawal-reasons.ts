/** Why a released report is withdrawn. Free text could hold health data, so the reasons are a list. */
export const withdrawalReasons = ['wrong-patient', 'wrong-value', 'specimen-mix-up', 'released-by-mistake'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
