import type { Contract } from './contract.ts';

/** Between `fieldset.tsx` and `lead-to-field.ts`. */
export const questionContract: Contract<{
  /** A question with several controls: its legend comes into view. */
  question: '';
}> = { question: 'data-question' };
