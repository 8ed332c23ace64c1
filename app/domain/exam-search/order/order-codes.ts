import { isEmergencyOnly } from '../../exams/urgent.ts';
import type { ShownExam, ShownPiece } from '../catalogue-answer.ts';

/** The words of an order that name this exam, joined for display: 'PT · INR' if both mean the same exam. */
export const orderTextFor = (
  { pieces }: { pieces: readonly Pick<ShownPiece, 'text' | 'code'>[] },
  { code }: Pick<ShownExam, 'code'>,
): string => [...new Set(pieces.filter((piece) => piece.code === code).map(({ text }) => text))].join(' · ');

/** The codes of the exams that may be on a list: all except those for emergencies only. */
export const addableCodes = (found: readonly Pick<ShownExam, 'code' | 'urgent'>[]): string[] =>
  found.filter(({ urgent }) => !isEmergencyOnly(urgent)).map(({ code }) => code);
