import { isEmergencyOnly } from '../../exams/urgent.ts';
import type { SearchRecord } from '../search-record.ts';

interface WrittenPiece {
  text: string;
  exam: Pick<SearchRecord, 'code'> | null;
}

/** How an order names an exam: 'PT · INR' where two of its pieces are one exam. */
export const writtenFor = (
  { pieces }: { pieces: readonly WrittenPiece[] },
  { code }: Pick<SearchRecord, 'code'>,
): string => [...new Set(pieces.filter(({ exam }) => exam?.code === code).map(({ text }) => text))].join(' · ');

/** The codes of exams that a list may contain. */
export const addableOf = (found: readonly SearchRecord[]): string[] =>
  found.filter(({ urgent }) => !isEmergencyOnly(urgent)).map(({ code }) => code);
