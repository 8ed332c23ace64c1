/** RFC 5321 allows 254 characters. */
export const MOST_EMAIL_CHARACTERS = 254;

/**
 * One plain address: no display name, quotes, commas, or control characters, so it cannot add a recipient or a header to a mail.
 * 'ana@yarumo.example' → true · '"a,b"@x.example' → false · 'ana@localhost' → false
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MOST_EMAIL_CHARACTERS &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(text);

/** The form in which addresses are compared: ' Ana@Yarumo.example' → 'ana@yarumo.example' */
export const comparedEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();
