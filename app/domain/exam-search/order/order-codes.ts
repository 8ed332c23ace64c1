import { isEmergencyOnly } from '../../exams/urgent.ts';
import type { ShownExam, ShownPiece } from '../catalogue-answer.ts';

/** How an order names an exam: 'PT · INR' where two of its pieces are one exam. */
export const codesFor = (
  { pieces }: { pieces: readonly Pick<ShownPiece, 'text' | 'code'>[] },
  { code }: Pick<ShownExam, 'code'>,
): string => [...new Set(pieces.filter((piece) => piece.code === code).map(({ text }) => text))].join(' · ');

/** The codes of exams that a list may contain. */
export const addableOf = (found: readonly Pick<ShownExam, 'code' | 'urgent'>[]): string[] =>
  found.filter(({ urgent }) => !isEmergencyOnly(urgent)).map(({ code }) => code);
