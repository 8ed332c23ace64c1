import type { Quantity, Unit } from '../../../domain/risk/score.ts';
import { unitsOf } from '../../../domain/risk/units.ts';

/** What was typed and ticked, as it was: the page gives it back. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** A value that somebody may have meant, as it is typed into the field. */
export interface Meant {
  typed: string;
  value: number;
  unit: Unit;
}
/** Longer than any answer: what is longer is cut, and no number. */
export const MOST_CHARACTERS = 40;

export const unitField = (name: string): string => `${name}-unit`;

/** The unit that is chosen for a quantity; the first of its units when none is. */
export const unitOf = (name: Quantity, draft: Draft): Unit => {
  const units = unitsOf(name);
  return units.find((unit) => unit === draft[unitField(name)]?.[0]) ?? units[0] ?? '1';
};
