/** Without I, L, O, and U, which people misread (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One symbol of each byte, in groups of four, as a person copies them: 'K7QM-2B10-…' */
export const readableCode = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** 'k7qm-2b1o' → 'K7QM2B10': spaces and hyphens do not count, and O and 0, I, L and 1 are the same. */
export const typedCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
