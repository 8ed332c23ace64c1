import type { FieldFault } from '../exams/field-faults.ts';

/** What can be wrong with a cell before the exam is looked at as a whole. Codes: `report-words.ts` words them. */
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

/** A cell that cannot be read, with the part of it that is to blame. */
export class Refusal {
  readonly reason: CellFault | FieldFault;
  readonly value: string;

  constructor(reason: CellFault | FieldFault, value: string) {
    this.reason = reason;
    this.value = value;
  }
}

export type Read<T> = T | Refusal;

/** The first that could not be read, or all that were. */
export function allRead<T>(items: readonly Read<T>[]): Read<T[]> {
  const read: T[] = [];
  for (const item of items) {
    if (item instanceof Refusal) return item;
    read.push(item);
  }
  return read;
}
