import type { Quantity, Unit } from './quantity.ts';
import type { Limits } from './score.ts';
import { type Amount, convert, exact, unitsOf } from './units.ts';

/**
 * The possible and the usual values of a measurement in a living person, in the first unit of `unitsOf`. Neither is a reference interval or
 * comes from a publication: the outer limits are where a typing error is likelier than the value, wide enough for the most severe illness;
 * the inner ones only select suggestions. A score's own range is narrower and separate.
 *
 * Pressure: a sphygmomanometer's scale ends at 300, and a person with less than 70 cannot fill in a form. Total cholesterol: 39 to 773
 * mg/dL is 1 to 20 mmol/L, from abetalipoproteinemia to homozygous familial hypercholesterolemia. Triglycerides begin where Martin and
 * Hopkins' table does.
 */
const ranges: Readonly<Record<Quantity, { possible: readonly [number, number]; usual: readonly [number, number] }>> = {
  age: { possible: [0, 120], usual: [18, 100] },
  systolic: { possible: [70, 300], usual: [80, 240] },
  diastolic: { possible: [30, 200], usual: [40, 140] },
  cholesterol: { possible: [38.67, 773.4], usual: [100, 400] },
  hdl: { possible: [3, 200], usual: [20, 110] },
  triglycerides: { possible: [7, 15_000], usual: [30, 1000] },
  height: { possible: [50, 250], usual: [130, 210] },
  weight: { possible: [20, 400], usual: [35, 200] },
  bmi: { possible: [8, 120], usual: [15, 60] },
  waist: { possible: [40, 250], usual: [55, 180] },
  creatinine: { possible: [0.1, 40], usual: [0.3, 15] },
  egfr: { possible: [1, 250], usual: [5, 150] },
  albuminRatio: { possible: [0.1, 25_000], usual: [1, 5000] },
  a1c: { possible: [3, 20], usual: [4, 15] },
  averageGlucose: { possible: [30, 600], usual: [60, 540] },
  glucose: { possible: [10, 2000], usual: [40, 600] },
  insulin: { possible: [0.2, 1000], usual: [1, 100] },
  ast: { possible: [1, 30_000], usual: [5, 5000] },
  alt: { possible: [1, 30_000], usual: [5, 5000] },
  platelets: { possible: [1, 3000], usual: [20, 1000] },
};

/** Returns the possible limits of a measurement in one of its units: ('cholesterol', 'mmol/L') → from 1 to 20. */
export function plausible(quantity: Quantity, unit: Unit): Limits {
  const first = unitsOf(quantity)[0] ?? unit;
  const [from, to] = ranges[quantity].possible.map((edge) => convert(quantity, edge, first, unit));
  return { from: from ?? Number.NaN, to: to ?? Number.NaN, unit, of: 'measurement' };
}

/** A value that the user may have meant. */
export interface Suggestion extends Amount {
  /** The value in the field's unit. */
  inField: number;
}

/**
 * Suggests what an impossible value may mean: the same number in the other unit, or with the decimal mark elsewhere. ('height', 1.65, 'cm')
 * → 1.65 m · ('systolic', 12, 'mm[Hg]') → 120, because people say "12/8" · ('systolic', 120, …) → nothing: it is possible.
 */
export function didYouMean(quantity: Quantity, value: number, unit: Unit): readonly Suggestion[] {
  const { from, to } = plausible(quantity, unit);
  if (!Number.isFinite(value) || value <= 0 || (value >= from && value <= to)) return [];
  const others = unitsOf(quantity).filter((other) => other !== unit);
  const elsewhere = others.map((other) => ({ value, unit: other, inField: convert(quantity, value, other, unit) }));
  const shifted = [10, 100, 1000]
    .map((power) => (value < from ? value * power : value / power))
    .map(exact)
    .map((moved) => ({ value: moved, unit, inField: moved }));
  return [...elsewhere, ...shifted.slice(0, 3)].filter((one) => isUsual(quantity, one));
}

/**
 * Returns the value in the other unit, if it is possible but unusual as typed and usual in the other unit: ('creatinine', 10, 'umol/L') →
 * 10 mg/dL · ('triglycerides', 8.5, 'mg/dL') → 8.5 mmol/L.
 */
export function likelierInOtherUnit(quantity: Quantity, value: number, unit: Unit): Suggestion | null {
  const { from, to } = plausible(quantity, unit);
  if (!(value >= from && value <= to) || isUsual(quantity, { value, unit })) return null;
  const other = unitsOf(quantity).find((one) => one !== unit && isUsual(quantity, { value, unit: one }));
  return other ? { value, unit: other, inField: convert(quantity, value, other, unit) } : null;
}

/** Whether most people have such a value. */
export function isUsual(quantity: Quantity, { value, unit }: Amount): boolean {
  const inFirst = convert(quantity, value, unit, unitsOf(quantity)[0] ?? unit);
  const [from, to] = ranges[quantity].usual;
  return inFirst >= from && inFirst <= to;
}
