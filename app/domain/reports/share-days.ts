/** The periods, in days, for which a shared link may be valid. */
export const shareDays = ['1', '7', '30'] as const;
export type ShareDays = (typeof shareDays)[number];
