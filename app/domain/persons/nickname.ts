export const MAX_NICKNAME_CHARACTERS = 24;

export type NicknameFault = 'nickname-long' | 'nickname-characters' | 'nickname-digits' | 'nickname-exam';

/** Two digits are a year of birth or a lucky number; more may be a document, a telephone, or an order. */
const MAX_DIGITS = 2;
/** Shorter names of exams are parts of many names. */
const SHORTEST_EXAM = 3;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Why a nickname may not be shown to whoever holds the telephone: it must say nothing but what the person wants to be called. `examNames`:
 * the names and synonyms of the catalog. ('Mona', …) → null · ('CC 43123456', …) → 'nickname-digits' · ('La del VIH', ['VIH']) → 'nickname-exam'
 */
export function nicknameFault(text: string, examNames: readonly string[]): NicknameFault | null {
  if (text.length > MAX_NICKNAME_CHARACTERS) return 'nickname-long';
  if (!/^[\p{L}\p{M}\p{N} .'’-]*$/u.test(text)) return 'nickname-characters';
  if ((text.match(/\p{N}/gu) ?? []).length > MAX_DIGITS) return 'nickname-digits';
  const words = plain(text);
  const names = examNames.map(plain).filter((name) => name.trim().length >= SHORTEST_EXAM);
  return names.some((name) => words.includes(name)) ? 'nickname-exam' : null;
}
