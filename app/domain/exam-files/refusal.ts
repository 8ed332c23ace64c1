import type { FieldFault } from '../exams/field-faults.ts';

/** The faults of a cell that are found before the exam is checked as a whole. These are codes, and `reason-words.ts` has their words. */
export const cellFaults = [
  'not-a-number',
  'unknown-word',
  'not-an-abstention',
  'not-a-dose',
  'not-a-report-time',
  'no-such-date',
  'not-a-specimen',
  'not-a-component',
  'not-an-interval',
  'one-of-two',
  'lists-differ',
  'code-twice',
  'slug-of-another',
  'spreadsheet-error',
  'too-many-cells',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** A cell that cannot be read, with the part at fault. */
export class CellRefusal {
  readonly reason: CellFault | FieldFault;
  readonly value: string;

  constructor(reason: CellFault | FieldFault, value: string) {
    this.reason = reason;
    this.value = value;
  }
}

/** The value of a cell, or the refusal of a cell that cannot be read. */
export type OrRefusal<T> = T | CellRefusal;

/** Returns all values, or the first refusal among them. */
export function allOrRefusal<T>(items: readonly OrRefusal<T>[]): OrRefusal<T[]> {
  const read: T[] = [];
  for (const item of items) {
    if (item instanceof CellRefusal) return item;
    read.push(item);
  }
  return read;
}
