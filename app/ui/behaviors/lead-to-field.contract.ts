import type { Contract } from './contract.ts';

/** Connects `fieldset.tsx` and `lead-to-field.ts`. */
export const questionContract: Contract<{
  /** A question with several controls: its legend comes into view. */
  question: '';
}> = { question: 'data-question' };
