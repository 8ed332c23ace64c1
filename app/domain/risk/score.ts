import { exact } from './units.ts';

/** What every score has in common: where it was published, what it measures, and an answer that says why when there is none. */
export interface Citation {
  authors: string;
  /** Null until somebody has read it off the publication. */
  title: string | null;
  journal: string;
  year: number;
  /** Volume and pages as references print them: '7:e1332–e1345'. */
  place: string;
  doi: string | null;
}

export type Sex = 'female' | 'male';

/** UCUM codes, so that what is computed can be handed on as it is; `unit-words.ts` of the catalogue prints them. */
export type Unit =
  | 'a'
  | 'mm[Hg]'
  | 'mg/dL'
  | 'mmol/L'
  | 'umol/L'
  | 'cm'
  | 'm'
  | 'kg'
  | '[lb_av]'
  | '[in_i]'
  | 'kg/m2'
  | '%'
  | 'mmol/mol'
  | 'mL/min/{1.73_m2}'
  | 'mg/g'
  | 'mg/mmol'
  | 'U/L'
  | '10*9/L'
  | 'u[IU]/mL'
  /** A ratio. */
  | '1';

export type Quantity =
  | 'age'
  | 'systolic'
  | 'diastolic'
  | 'cholesterol'
  | 'hdl'
  | 'triglycerides'
  | 'height'
  | 'weight'
  | 'bmi'
  | 'waist'
  | 'creatinine'
  | 'egfr'
  | 'albuminRatio'
  | 'a1c'
  | 'averageGlucose'
  | 'glucose'
  | 'insulin'
  | 'ast'
  | 'alt'
  | 'platelets';

/** What a person has that a score was not made for, or that answers before it. */
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

export interface Limits {
  from: number;
  to: number;
  unit: Unit;
  /** Only what is less than `to`. */
  below?: true;
  /** Whether the score was not made for more, or no human measurement is. */
  of: 'score' | 'measurement';
}

export type Refusal =
  | { reason: 'not-a-number'; quantity: Quantity }
  | {
      reason: 'too-low' | 'too-high';
      quantity: Quantity;
      limit: number;
      unit: Unit;
      /** Whether the limit itself would be answered. */
      limitIsIn: boolean;
      of: Limits['of'];
    }
  | { reason: 'not-for'; condition: Condition }
  /** HDL as high as the total, or a formula that ends at zero or below. */
  | { reason: 'not-calculable' };

export type Refused = { kind: 'refused'; reasons: readonly Refusal[] };
export type Outcome<Answer> = ({ kind: 'answer' } & Answer) | Refused;

export const refused = (...reasons: Refusal[]): Refused => ({ kind: 'refused', reasons });

/** Every reason, not the first: whoever corrects one does not want to meet the next. */
export const refusalsOf = <Asked extends Quantity>(
  values: Readonly<Record<Asked, number>>,
  limits: Readonly<Record<Asked, Limits>>,
): Refusal[] =>
  // Object.keys forgets the type of the keys; those of `limits` are the quantities asked for.
  (Object.keys(limits) as Asked[]).flatMap((quantity) => refusalOf(quantity, values[quantity], limits[quantity]) ?? []);

export function refusalOf(quantity: Quantity, value: number, { from, to, unit, below, of }: Limits): Refusal | null {
  if (!Number.isFinite(value)) return { reason: 'not-a-number', quantity };
  if (value < from) return { reason: 'too-low', quantity, limit: from, unit, limitIsIn: true, of };
  if (value > to || (below && value === to)) {
    return { reason: 'too-high', quantity, limit: to, unit, limitIsIn: !below, of };
  }
  return null;
}

/** In the order of the score's own list, however they were ticked. Who names no condition has none. */
export const refusedFor = (has: readonly Condition[] | undefined, notFor: readonly Condition[]): Refusal[] =>
  notFor.filter((condition) => has?.includes(condition)).map((condition) => ({ reason: 'not-for', condition }));

/** Lowest first. The first band has no lower edge, each other begins with the value named: no value falls between two. */
export type Bands<Name extends string> = readonly [Name, ...(readonly [from: number, name: Name])[]];

/** (24.96, ['normal', [25, 'overweight']]) → 'normal': on the exact value, not on the one that is printed. */
export function bandOf<Name extends string>(value: number, [lowest, ...others]: Bands<Name>): Name {
  return others.findLast(([from]) => value >= from)?.[1] ?? lowest;
}

/**
 * A value as it is printed next to its band: whole, or with a decimal more where rounding would lift it into the band above, and cut off
 * where that one would lift it, too. (59.2, …) → 59 · (59.66, …) → 59.7 · (59.97, …) → 59.9
 */
export function printedIn<Name extends string>(value: number, bands: Bands<Name>, decimals = 0): number {
  const staysIn = (printed: number): boolean => bandOf(printed, bands) === bandOf(value, bands);
  const rounded = [decimals, decimals + 1].map((places) => Number(value.toFixed(places))).find(staysIn);
  if (rounded !== undefined) return rounded;
  const finer = 10 ** (decimals + 1);
  return Math.floor(exact(value * finer)) / finer;
}
