import { isEmergencyOnly } from '../../exams/urgent.ts';
import type { ShownExam, ShownOrder } from '../catalogue-answer.ts';

/** How an order names an exam: 'PT · INR' where two of its pieces are one exam. */
export const writtenFor = ({ pieces }: Pick<ShownOrder, 'pieces'>, { code }: Pick<ShownExam, 'code'>): string =>
  [...new Set(pieces.filter((piece) => piece.code === code).map(({ text }) => text))].join(' · ');

/** The codes of exams that a list may contain. */
export const addableOf = (found: readonly Pick<ShownExam, 'code' | 'urgent'>[]): string[] =>
  found.filter(({ urgent }) => !isEmergencyOnly(urgent)).map(({ code }) => code);
