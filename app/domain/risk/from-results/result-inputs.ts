import type { Unit } from '../quantity.ts';
import type { PatientSex } from '../score.ts';
import { convert, exact, unitsOf } from '../units.ts';
import { knownUnit } from './sent-units.ts';

/** The measurements that the doctors' calculators take from results. */
export const measuredInputs = [
  'cholesterol',
  'hdl',
  'creatinine',
  'albuminRatio',
  'ast',
  'alt',
  'platelets',
  'glucose',
  'insulin',
] as const;
export type MeasuredInput = (typeof measuredInputs)[number];

/**
 * The LOINC codes of each measurement. Glucose only as a fasting one (1558-6, 14771-0): a report that does not say so (2345-7) fills nothing.
 * Creatinine and lipids only of serum or plasma.
 */
const loincOf: Readonly<Record<MeasuredInput, readonly string[]>> = {
  cholesterol: ['2093-3', '14647-2'],
  hdl: ['2085-9', '14646-4'],
  creatinine: ['2160-0', '14682-9'],
  albuminRatio: ['9318-7', '14959-1', '32294-1', '30000-4'],
  ast: ['1920-8', '30239-8', '88112-8'],
  alt: ['1742-6', '1743-4', '1744-2'],
  platelets: ['777-3', '26515-7', '778-1'],
  glucose: ['1558-6', '14771-0'],
  insulin: ['20448-7'],
};

const DAY_MS = 24 * 60 * 60_000;
/**
 * Days after which a value is marked as old. A rule of this page, not of the scores: the yearly follow-up of lipids, creatinine, and albumin
 * (KDIGO 2024: at least once a year), and half a year for the liver, whose enzymes move faster.
 */
const oldAfterDays: Readonly<Record<MeasuredInput, number>> = {
  cholesterol: 365,
  hdl: 365,
  creatinine: 365,
  albuminRatio: 365,
  glucose: 365,
  insulin: 365,
  ast: 180,
  alt: 180,
  platelets: 180,
};

/** A value of a report, as far as a calculator needs it. */
export interface SentResult {
  report: string;
  at: string;
  code: string;
  codeSystem: string;
  /** As sent. */
  value: string;
  unit: string;
  status: 'preliminary' | 'final' | 'corrected';
  /** `value` as a plain number; null for a bound (`<5`), a text, or a number that can be read in two ways ('1.005'). */
  number: number | null;
}

/** Why a result that is there fills nothing. */
export type UnusableReason = 'not-a-number' | 'unknown-unit' | 'preliminary';

export type FilledInput =
  | {
      state: 'filled';
      source: SentResult;
      /** In the calculator's unit. */
      value: number;
      unit: Unit;
      /** The sent number was in another unit. */
      isConverted: boolean;
      isOld: boolean;
    }
  | { state: 'unusable'; source: SentResult; reason: UnusableReason }
  | { state: 'missing' };

export type FilledInputs = Readonly<Record<MeasuredInput, FilledInput>>;

/**
 * Takes the newest result of each measurement. A newest one that cannot be used is named, and no older one takes its place: the doctor would
 * not expect that. Insulin counts only with a fasting glucose of the same specimen's time.
 */
export function fillInputs(results: readonly SentResult[], now: Date): FilledInputs {
  const glucose = newestOf('glucose', results);
  const insulins = results.filter(({ at }) => glucose !== undefined && at === glucose.at);
  const fill = (input: MeasuredInput): FilledInput =>
    filled(input, newestOf(input, input === 'insulin' ? insulins : results), now);
  return {
    cholesterol: fill('cholesterol'),
    hdl: fill('hdl'),
    creatinine: fill('creatinine'),
    albuminRatio: fill('albuminRatio'),
    ast: fill('ast'),
    alt: fill('alt'),
    platelets: fill('platelets'),
    glucose: fill('glucose'),
    insulin: fill('insulin'),
  };
}

const newestOf = (input: MeasuredInput, results: readonly SentResult[]): SentResult | undefined =>
  results
    .filter(({ code, codeSystem }) => loincOf[input].includes(code) && /^(ln|loinc)?$/i.test(codeSystem))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .at(-1);

function filled(input: MeasuredInput, source: SentResult | undefined, now: Date): FilledInput {
  if (!source) return { state: 'missing' };
  if (source.status === 'preliminary') return { state: 'unusable', source, reason: 'preliminary' };
  if (source.number === null) return { state: 'unusable', source, reason: 'not-a-number' };
  const [unit] = unitsOf(input);
  const sent = knownUnit(source.unit, unitsOf(input));
  if (!unit || !sent) return { state: 'unusable', source, reason: 'unknown-unit' };
  const days = (now.getTime() - Date.parse(source.at)) / DAY_MS;
  return {
    state: 'filled',
    source,
    unit,
    value: convert(input, exact(source.number * sent.factor), sent.unit, unit),
    isConverted: sent.unit !== unit || sent.factor !== 1,
    isOld: days > oldAfterDays[input],
  };
}

/** Whole years of life on a day: ('1985-07-03', '2026-07-02') → 40 */
export function ageOnDay(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The equations know two sexes. */
export const equationSex = (sex: string): PatientSex | null => (sex === 'female' || sex === 'male' ? sex : null);
