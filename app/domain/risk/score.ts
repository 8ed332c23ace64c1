import type { Quantity, Unit } from './quantity.ts';
import { exact } from './units.ts';

/* The common parts of all scores: their publication, their limits, their bands, and the reasons for having no result. */

/** The publication of a score or of its limits. */
export interface Citation {
  authors: string;
  /** Null until it has been checked in the publication. */
  title: string | null;
  journal: string;
  year: number;
  /** Volume and pages in reference style: '7:e1332–e1345'. */
  place: string;
  doi: string | null;
}

/** The sex that the equations of a score use. */
export type PatientSex = 'female' | 'male';

/** A condition that excludes a person from a score, or that determines the answer before it. */
export type Condition =
  | 'pregnancy'
  | 'cardiovascular-disease'
  | 'chronic-kidney-disease'
  | 'diabetes'
  | 'dialysis'
  | 'kidney-transplant'
  | 'acute-kidney-injury'
  | 'extreme-muscle-mass'
  | 'anaemia'
  | 'haemoglobinopathy'
  | 'not-fasting';

/** The values that a score or a measurement accepts, from `from` to `to`, both included unless `below`. */
export interface Limits {
  from: number;
  to: number;
  unit: Unit;
  /** `to` itself is excluded. */
  below?: true;
  /** Whether the limit belongs to the score or to any human measurement. */
  of: 'score' | 'measurement';
}

/** A reason for which a score has no result. */
export type Refusal =
  | { reason: 'not-a-number'; quantity: Quantity }
  | {
      reason: 'too-low' | 'too-high';
      quantity: Quantity;
      limit: number;
      unit: Unit;
      /** Whether the limit itself is accepted. */
      limitIsIn: boolean;
      of: Limits['of'];
    }
  | { reason: 'not-for'; condition: Condition }
  /** HDL as high as the total, or a formula with a result of zero or below. */
  | { reason: 'not-calculable' };

/** No result, with all reasons. */
export type Refused = { kind: 'refused'; reasons: readonly Refusal[] };
/** The result of a score, or why it has none. */
export type Outcome<Answer> = ({ kind: 'answer' } & Answer) | Refused;

/** An outcome without a result. */
export const refused = (...reasons: Refusal[]): Refused => ({ kind: 'refused', reasons });

/** Checks several values against their limits. Returns every reason, so that users can correct them all at once. */
export const refusalsOf = <Asked extends Quantity>(
  values: Readonly<Record<Asked, number>>,
  limits: Readonly<Record<Asked, Limits>>,
): Refusal[] =>
  // `Object.keys` loses the key type; the keys of `limits` are the requested quantities.
  (Object.keys(limits) as Asked[]).flatMap((quantity) => refusalOf(quantity, values[quantity], limits[quantity]) ?? []);

/** Checks one value against its limits; null if it is accepted. */
export function refusalOf(quantity: Quantity, value: number, { from, to, unit, below, of }: Limits): Refusal | null {
  if (!Number.isFinite(value)) return { reason: 'not-a-number', quantity };
  if (value < from) return { reason: 'too-low', quantity, limit: from, unit, limitIsIn: true, of };
  if (value > to || (below && value === to)) {
    return { reason: 'too-high', quantity, limit: to, unit, limitIsIn: !below, of };
  }
  return null;
}

/** The conditions of a person (`has`) for which a score is not meant (`notFor`), in the order of the score's list. */
export const refusedFor = (has: readonly Condition[] | undefined, notFor: readonly Condition[]): Refusal[] =>
  notFor.filter((condition) => has?.includes(condition)).map((condition) => ({ reason: 'not-for', condition }));

/**
 * The bands of a score, lowest first. The first band has no lower edge, and each other band begins with its value, so no value falls
 * between two bands.
 */
export type Bands<Name extends string> = readonly [Name, ...(readonly [from: number, name: Name])[]];

/** Finds the band of a value: (24.96, ['normal', [25, 'overweight']]) → 'normal'. It uses the exact value, not the printed one. */
export function bandOf<Name extends string>(value: number, [lowest, ...others]: Bands<Name>): Name {
  return others.findLast(([from]) => value >= from)?.[1] ?? lowest;
}

/**
 * Rounds the value to print next to its band: rounded, or with one more decimal if rounding would move it to the next band, or truncated if
 * that also would. (59.2, …) → 59 · (59.66, …) → 59.7 · (59.97, …) → 59.9
 */
export function printedIn<Name extends string>(value: number, bands: Bands<Name>, decimals = 0): number {
  const staysIn = (printed: number): boolean => bandOf(printed, bands) === bandOf(value, bands);
  const rounded = [decimals, decimals + 1].map((places) => Number(value.toFixed(places))).find(staysIn);
  if (rounded !== undefined) return rounded;
  const finer = 10 ** (decimals + 1);
  return Math.floor(exact(value * finer)) / finer;
}
