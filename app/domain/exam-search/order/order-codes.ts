import { isEmergencyOnly } from '../../exams/urgent.ts';
import type { ShownExam, ShownPiece } from '../catalogue-answer.ts';

/** The text of the pieces that name an exam: 'PT · INR' if two pieces of the order are one exam. */
export const codesFor = (
  { pieces }: { pieces: readonly Pick<ShownPiece, 'text' | 'code'>[] },
  { code }: Pick<ShownExam, 'code'>,
): string => [...new Set(pieces.filter((piece) => piece.code === code).map(({ text }) => text))].join(' · ');

/** The codes of the exams that may be on a list: all except those for emergencies only. */
export const addableOf = (found: readonly Pick<ShownExam, 'code' | 'urgent'>[]): string[] =>
  found.filter(({ urgent }) => !isEmergencyOnly(urgent)).map(({ code }) => code);
