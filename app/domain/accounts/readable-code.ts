/** The alphabet of Crockford's Base32, without I, L, O, and U, which people misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns one symbol for each byte, in groups of four that are easy to copy: 'K7QM-2B10-…' */
export const readableCode = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Normalizes a typed code: 'k7qm-2b1o' → 'K7QM2B10'. It ignores spaces and hyphens, and reads O as 0, and I and L as 1. */
export const typedCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
