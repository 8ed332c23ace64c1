/** The reasons for withdrawing a released report. They are a fixed list, because free text could contain health data. */
export const withdrawalReasons = ['wrong-patient', 'wrong-value', 'specimen-mix-up', 'released-by-mistake'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
