/** NIST SP 800-63B-4 asks for 8 characters with a second factor, and 15 without; 12 is between, and a patient's new device needs a code. */
export const FEWEST_PASSWORD_CHARACTERS = 12;
export const MOST_PASSWORD_CHARACTERS = 128;

export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'about-you';

/** Words of a person and of this laboratory: the first that somebody else would try. */
export interface PasswordContext {
  email: string;
  name: string;
  /** The laboratory's brand and city. */
  laboratory: readonly string[];
}

/**
 * Why a new password is refused; null if it is good. There are no recipes (an upper case letter, a digit): they make passwords that people
 * forget and programs guess. `isCommon` says whether a text is in the list of common and leaked passwords.
 */
export function passwordFault(
  password: string,
  context: PasswordContext,
  isCommon: (text: string) => boolean,
): PasswordFault | null {
  const characters = [...password.normalize('NFC')].length;
  if (characters > MOST_PASSWORD_CHARACTERS) return 'too-long';
  if (characters < FEWEST_PASSWORD_CHARACTERS) return 'too-short';
  const plain = plainText(password);
  if (isCommon(password.toLowerCase()) || isCommon(plain) || isRepetitive(plain)) return 'common';
  return isAboutThem(plain, context) ? 'about-you' : null;
}

/** 'Contraseña 123!' → 'contrasena123' */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');

/** 'aaaaaaaaaaaa', 'abcabcabcabc', '123456789012' */
const isRepetitive = (plain: string): boolean =>
  /^(.{1,4})\1*$/.test(plain) || '01234567890123456789'.includes(plain) || 'abcdefghijklmnopqrstuvwxyz'.includes(plain);

/** Does little remain when the own words are taken out? */
function isAboutThem(plain: string, { email, name, laboratory }: PasswordContext): boolean {
  const words = [email.split('@')[0] ?? '', email, ...name.split(/\s+/), name, ...laboratory]
    .map(plainText)
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest.length < plain.length && rest.replace(/\d/g, '').length < 4;
}
