/** The changes on the page of accesses: the account gave an access, ended one, or left one. */
export const accessChanges = ['dado', 'quitado', 'dejado'] as const;
export type AccessChange = (typeof accessChanges)[number];
