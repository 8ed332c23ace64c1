/** The alphabet of Crockford's Base32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/**
 * Returns the verification code of a hexadecimal hash: 80 bits, which cannot be guessed, in groups that are easy to read aloud: '7K3M-…'
 */
export function codeOfHash(hash: string): string {
  const bytes = hash.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const letters = bytes.slice(0, LENGTH).map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Normalizes a typed code, which may contain lowercase letters, spaces, and the letters O, I, and L in place of digits. Returns null if it
 * cannot be a code.
 */
export function typedReportCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters.replace(/(.{4})(?=.)/g, '$1-')
    : null;
}

/** The information that anybody with a code gets about a file. */
export type CodeAnswer = 'genuine' | 'replaced' | 'withdrawn' | 'unknown';
