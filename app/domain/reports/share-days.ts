/** How long a shared link may work, in days. */
export const shareDays = ['1', '7', '30'] as const;
export type ShareDays = (typeof shareDays)[number];
