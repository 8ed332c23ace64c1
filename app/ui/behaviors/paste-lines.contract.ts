import type { Contract } from './contract.ts';

/** Connects `search-field.tsx` and `paste-lines.ts`: a field that takes a whole order. */
export const pasteLinesContract: Contract<{ lines: true | undefined }> = { lines: 'data-paste-lines' };
