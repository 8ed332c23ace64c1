import { ageBand } from '../exams/age.ts';
import type { Age } from '../exams/component.ts';
import { sentValue } from '../reports/sent-number.ts';

/** Limits beyond which a value may be life-threatening, so that staff must call somebody. */
export interface CriticalLimit {
  /** The LOINC codes of the analyte. */
  loinc: readonly string[];
  /** The accepted spellings of the unit. A value in another unit is not evaluated. */
  units: readonly string[];
  /** The age range, without `ageTo` itself; null if there is no upper age. */
  ageFrom: Age;
  ageTo: Age | null;
  /** A value equal to a limit is not critical. Null if there is no limit on that side. */
  low: number | null;
  high: number | null;
  source: CriticalSource;
}

/**
 * The sources of the limits:
 * - `kost-1990`: means of 92 US medical centers. Kost GJ. JAMA 1990;263:704-707.
 * - `kost-children`: means of US children's hospitals, by the same author (Clinical Laboratory Reference, table of critical limits). Values in
 *   mg/dL are the published ones in mmol/L, converted.
 * - `nascola-2011`: medians of North American coagulation laboratories. Am J Clin Pathol 2011;136.
 * - `laboratory`: the laboratory's own limits.
 */
export const criticalSources = ['kost-1990', 'kost-children', 'nascola-2011', 'laboratory'] as const;
export type CriticalSource = (typeof criticalSources)[number];

type Limits = readonly [low: number | null, high: number | null];

const row = (
  loinc: readonly string[],
  units: readonly string[],
  [low, high]: Limits,
  source: CriticalSource,
  [ageFrom, ageTo]: readonly [Age, Age | null] = ['18y', null],
): CriticalLimit => ({ loinc, units, ageFrom, ageTo, low, high, source });

const child = ['0d', '18y'] as const;
const anyAge = ['0d', null] as const;
const counts = ['10*3/uL', '10^3/uL', 'x10^3/uL', '10*9/L', '10^9/L', 'K/uL', 'x10³/µL', '10³/µL'];
const salts = ['mmol/L', 'meq/L'];
const seconds = ['s', 'sec', 'seg'];
const glucose = ['2345-7', '1558-6', '2339-0', '2340-8', '41653-7'];
const potassium = ['2823-3', '6298-4', '77142-8'];
const sodium = ['2951-2', '2947-0', '77139-4'];
const calcium = ['17861-6'];

/**
 * The default limits. A laboratory replaces them with limits that it has agreed on with its doctors (`criticalValues` of `site.config.ts`).
 */
export const defaultCriticalLimits: readonly CriticalLimit[] = [
  row(glucose, ['mg/dL'], [46, 484], 'kost-1990'),
  row(glucose, ['mmol/L'], [2.6, 26.9], 'kost-1990'),
  row(glucose, ['mg/dL'], [47, 445], 'kost-children', child),
  row(glucose, ['mmol/L'], [2.6, 24.7], 'kost-children', child),
  row(potassium, salts, [2.8, 6.2], 'kost-1990'),
  row(potassium, salts, [2.8, 6.4], 'kost-children', child),
  row(sodium, salts, [120, 158], 'kost-1990'),
  row(sodium, salts, [121, 156], 'kost-children', child),
  row(calcium, ['mg/dL'], [6.6, 12.9], 'kost-1990'),
  row(calcium, ['mmol/L'], [1.65, 3.22], 'kost-1990'),
  row(calcium, ['mg/dL'], [6.5, 12.7], 'kost-children', child),
  row(calcium, ['mmol/L'], [1.62, 3.17], 'kost-children', child),
  row(['19123-9'], ['mg/dL'], [1.0, 4.9], 'kost-1990'),
  row(['2777-1'], ['mg/dL'], [1.2, 8.9], 'kost-1990'),
  row(['718-7'], ['g/dL'], [6.6, 19.9], 'kost-1990'),
  row(['718-7'], ['g/L'], [66, 199], 'kost-1990'),
  row(['4544-3', '20570-8'], ['%'], [18, 61], 'kost-1990'),
  row(['777-3', '26515-7'], counts, [37, 910], 'kost-1990'),
  row(['6690-2', '26464-8'], counts, [2.0, 37.0], 'kost-1990'),
  row(['5902-2'], seconds, [null, 37], 'nascola-2011', anyAge),
  row(['6301-6'], ['', '{INR}', '1', 'INR'], [null, 5], 'nascola-2011', anyAge),
  row(['14979-9', '3173-2'], seconds, [null, 100], 'nascola-2011', anyAge),
  row(['3255-7'], ['mg/dL'], [100, null], 'nascola-2011', anyAge),
];

interface JudgedValue {
  loinc: string | null;
  value: string;
  unit: string;
  ageDays: number;
}

const spelled = (unit: string): string => unit.trim().toLowerCase();

/**
 * Returns the side on which a value is beyond its critical limit; null if it is not, or if there is no limit for this analyte, unit, and
 * age. A bound counts if every value that it allows is beyond the limit: '<5' for 46, '>600' for 484.
 */
export function criticalSide(judged: JudgedValue, limits: readonly CriticalLimit[]): 'low' | 'high' | null {
  const limit = limitFor(judged, limits);
  const number = limit ? sentValue(judged.value) : null;
  if (!limit || !number) return null;
  const { low, high } = limit;
  const opens = number.comparator === null ? '' : (number.comparator[0] ?? '');
  const isOpen = number.comparator === '<' || number.comparator === '>';
  if (low !== null && opens !== '>' && (number.number < low || (isOpen && number.number === low))) return 'low';
  if (high !== null && opens !== '<' && (number.number > high || (isOpen && number.number === high))) return 'high';
  return null;
}

/** Returns the first limit for an analyte, unit, and age. */
const limitFor = ({ loinc, unit, ageDays }: Omit<JudgedValue, 'value'>, limits: readonly CriticalLimit[]) =>
  loinc === null
    ? undefined
    : limits.find((one) => {
        const { first, end } = ageBand(one);
        return (
          one.loinc.includes(loinc) &&
          one.units.some((known) => spelled(known) === spelled(unit)) &&
          ageDays >= first &&
          ageDays < end
        );
      });
