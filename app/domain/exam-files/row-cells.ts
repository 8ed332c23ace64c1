import type { Words } from '../exams/localized-text.ts';
import type { ColumnKey } from './columns.ts';
import type { OrRefusal } from './refusal.ts';

/** The meaning of a cell in the row ('' for a missing cell). */
export type Cells = (column: ColumnKey) => string;

/** An exam or a part of it as read from the cells. A field that was already refused is undefined. */
export type Offered<T> = { [Key in keyof T]: T[Key] | undefined };
/** Returns the value of a cell; records a refusal as a fault of its column, and returns undefined. */
export type TakeValue = <T>(column: ColumnKey, read: OrRefusal<T>) => T | undefined;

/** A text in two columns; null if both are empty. */
export function wordsOrNone(cell: Cells, spanish: ColumnKey, english: ColumnKey): Words | null {
  const words = { es: cell(spanish), en: cell(english) };
  return words.es === '' && words.en === '' ? null : words;
}
