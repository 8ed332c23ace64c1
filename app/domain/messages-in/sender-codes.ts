import type { SentCode } from './incoming-report.ts';

/** The meanings of one sender's codes and units, as staff defined them. */
export interface SenderCodes {
  /** 'PRUEBA-X' → 'QUI-001' */
  exams: ReadonlyMap<string, string>;
  /** 'mg %' → 'mg/dL' */
  units: ReadonlyMap<string, string>;
}

/** Returns the key of a sender's exam in its mappings: the first code in capital letters, or else the words. */
export const senderCodeOf = ({ codings, words }: SentCode): string => {
  const own = codings.find(({ code }) => code !== '');
  return (own?.code || codings[0]?.text || words).trim().toUpperCase();
};

/** Returns the exam to which the sender's mappings assign a code; null if there is no mapping. */
export const mappedExam = ({ exams }: SenderCodes, sent: SentCode): string | null =>
  exams.get(senderCodeOf(sent)) ?? null;

/**
 * Returns a text that identifies an unmapped code, so that all messages that wait for it can be found: ('exam', 'PRUEBA-X') → 'exam
 * PRUEBA-X'
 */
export const aboutCode = (kind: 'exam' | 'unit', code: string): string => `${kind} ${code}`;

/** Reads the text of `aboutCode`: 'exam PRUEBA-X' → { kind: 'exam', code: 'PRUEBA-X' } · null → null */
export function codeOfAbout(about: string | null): { kind: 'exam' | 'unit'; code: string } | null {
  const [, kind, code] = /^(exam|unit) (.+)$/su.exec(about ?? '') ?? [];
  if (code === undefined) return null;
  return { kind: kind === 'exam' ? 'exam' : 'unit', code };
}
