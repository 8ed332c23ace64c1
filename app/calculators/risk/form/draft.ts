import type { Quantity, Unit } from '../../../domain/risk/quantity.ts';
import { unitsOf } from '../../../domain/risk/units.ts';

/** The typed and ticked values, unchanged; the page shows them again. */
export type RiskDraft = Readonly<Record<string, readonly string[]>>;

/** A value that the user may have meant, in the form in which it is typed. */
export interface Meant {
  typed: string;
  value: number;
  unit: Unit;
}
/** Longer than any valid answer; the rest is cut, and the value does not count as a number. */
export const MAX_CHARACTERS = 40;

/** The name of a quantity's unit field: 'weight-unit' */
export const unitField = (name: string): string => `${name}-unit`;

/** The chosen unit of a quantity; its first unit by default. */
export const unitOf = (name: Quantity, draft: RiskDraft): Unit => {
  const units = unitsOf(name);
  return units.find((unit) => unit === draft[unitField(name)]?.[0]) ?? units[0] ?? '1';
};
