/** What somebody has just done on the page of accesses: gave one, ended one, or left one. */
export const accessChanges = ['dado', 'quitado', 'dejado'] as const;
export type AccessChange = (typeof accessChanges)[number];
