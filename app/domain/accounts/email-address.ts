/** The maximum length of an address (RFC 5321). */
export const MAX_EMAIL_CHARACTERS = 254;

/**
 * Whether a text is one plain address without a display name, quotes, commas, or control characters, so that it cannot add a recipient or a
 * header to a mail. 'ana@yarumo.example' → true · '"a,b"@x.example' → false · 'ana@localhost' → false
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_CHARACTERS &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(text);

/** Returns an address in the form used for comparison: ' Ana@Yarumo.example' → 'ana@yarumo.example' */
export const comparedEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();
