/** The letters of a reference: without those that look or sound alike on a phone or over it (I, L, O, Q, V, B, U, and Ñ). */
export const referenceLetters = 'ACDEFGHJKMNPRSTWXYZ';
export const REFERENCE_LENGTH = 6;

/** A reference as somebody types it: ' kdm-hrt ' → 'KDMHRT' */
export const typedReference = (typed: string): string =>
  typed
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, REFERENCE_LENGTH);
