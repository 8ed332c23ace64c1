import type { SentCode } from './incoming-report.ts';

/** What the codes and units of one sender mean, as somebody of the laboratory decided. */
export interface SenderCodes {
  /** 'PRUEBA-X' → 'QUI-001' */
  exams: ReadonlyMap<string, string>;
  /** 'mg %' → 'mg/dL' */
  units: ReadonlyMap<string, string>;
}

/** The code by which a sender's exam is remembered: its first code in capitals, or its words. */
export const senderCodeOf = ({ codings, words }: SentCode): string => {
  const own = codings.find(({ code }) => code !== '');
  return (own?.code || codings[0]?.text || words).trim().toUpperCase();
};

/** The exam that the sender's mapping gives to a code. */
export const mappedExam = ({ exams }: SenderCodes, sent: SentCode): string | null =>
  exams.get(senderCodeOf(sent)) ?? null;

/** A text that names a waiting code, so that all messages that wait for it are found: ('exam', 'PRUEBA-X') → 'exam PRUEBA-X' */
export const aboutCode = (kind: 'exam' | 'unit', code: string): string => `${kind} ${code}`;
