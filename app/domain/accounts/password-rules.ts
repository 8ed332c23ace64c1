/**
 * The minimum length. NIST SP 800-63B-4 requires 8 characters with a second factor and 15 without. 12 lies between the two, and a patient's
 * new device also needs a code.
 */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;

export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'about-you';

/** Words about the person and the laboratory, which an attacker would try first. */
export interface PasswordContext {
  email: string;
  name: string;
  /** The brand and city of the laboratory. */
  laboratory: readonly string[];
}

/**
 * Returns the reason why a new password is refused; null if it is accepted. There are no composition rules (an uppercase letter, a digit),
 * because they produce passwords that people forget and programs guess. `isCommon` tells whether a text is in the list of common and leaked
 * passwords.
 */
export function passwordFault(
  password: string,
  context: PasswordContext,
  isCommon: (text: string) => boolean,
): PasswordFault | null {
  const characters = [...password.normalize('NFC')].length;
  if (characters > MAX_PASSWORD_CHARACTERS) return 'too-long';
  if (characters < MIN_PASSWORD_CHARACTERS) return 'too-short';
  const plain = plainText(password);
  if (isCommon(password.toLowerCase()) || isCommon(plain) || isRepetitive(plain)) return 'common';
  return isAboutThem(plain, context) ? 'about-you' : null;
}

/** Removes accents, capital letters, and punctuation: 'Contraseña 123!' → 'contrasena123' */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');

/** Whether a password is a repetition or a sequence: 'aaaaaaaaaaaa', 'abcabcabcabc', '123456789012' → true */
const isRepetitive = (plain: string): boolean =>
  /^(.{1,4})\1*$/.test(plain) || '01234567890123456789'.includes(plain) || 'abcdefghijklmnopqrstuvwxyz'.includes(plain);

/** Whether little remains of a password without the words about the person and the laboratory. */
function isAboutThem(plain: string, { email, name, laboratory }: PasswordContext): boolean {
  const words = [email.split('@')[0] ?? '', email, ...name.split(/\s+/), name, ...laboratory]
    .map(plainText)
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest.length < plain.length && rest.replace(/\d/g, '').length < 4;
}
