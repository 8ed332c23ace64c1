/** Crockford's Base32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** The code of a hash in hexadecimal: 80 bits, which nobody guesses, in groups that a person reads aloud: '7K3M-…'. */
export function codeOfHash(hash: string): string {
  const bytes = hash.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const letters = bytes.slice(0, LENGTH).map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The code as somebody typed it: lower case, spaces, and the letters O, I, and L for the digits. Null if it cannot be one. */
export function typedReportCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters.replace(/(.{4})(?=.)/g, '$1-')
    : null;
}

/** Everything that a stranger with a code learns about a file. */
export type CodeAnswer = 'genuine' | 'replaced' | 'withdrawn' | 'unknown';
