import type { Quantity, Unit } from './quantity.ts';

/** A value in a unit. */
export interface Amount {
  value: number;
  unit: Unit;
}

/**
 * The value of each unit in the first unit of the quantity. Only PREVENT converts cholesterol with its own × 0.02586 (`prevent.ts`),
 * because its coefficients were fitted to that. A ratio in mg/mmol follows from creatinine's 88.4. Insulin has one unit here, because its
 * factor depends on the assay. Pounds and inches are the international ones. HbA1c's two units differ by a linear equation, not by a factor
 * (below).
 */
const factors: Readonly<Record<Exclude<Quantity, 'a1c'>, Readonly<Partial<Record<Unit, number>>>>> = {
  // The unit of Colombian reports comes first.
  cholesterol: { 'mg/dL': 1, 'mmol/L': 38.67 },
  hdl: { 'mg/dL': 1, 'mmol/L': 38.67 },
  triglycerides: { 'mg/dL': 1, 'mmol/L': 88.57 },
  glucose: { 'mg/dL': 1, 'mmol/L': 18.016 },
  averageGlucose: { 'mg/dL': 1, 'mmol/L': 18.016 },
  creatinine: { 'mg/dL': 1, 'umol/L': 1 / 88.4 },
  albuminRatio: { 'mg/g': 1, 'mg/mmol': 8.84 },
  height: { cm: 1, m: 100, '[in_i]': 2.54 },
  weight: { kg: 1, '[lb_av]': 0.45359237 },
  waist: { cm: 1, '[in_i]': 2.54 },
  age: { a: 1 },
  systolic: { 'mm[Hg]': 1 },
  diastolic: { 'mm[Hg]': 1 },
  bmi: { 'kg/m2': 1 },
  egfr: { 'mL/min/{1.73_m2}': 1 },
  insulin: { 'u[IU]/mL': 1 },
  ast: { 'U/L': 1 },
  alt: { 'U/L': 1 },
  platelets: { '10*9/L': 1 },
};

/** The units of a quantity, that of Colombian reports first: 'creatinine' → ['mg/dL', 'umol/L'] */
export const unitsOf = (quantity: Quantity): readonly Unit[] =>
  // `Object.keys` loses the key type: the keys are units.
  quantity === 'a1c' ? ['%', 'mmol/mol'] : (Object.keys(factors[quantity]) as Unit[]);

/**
 * Rounds to the result of decimal arithmetic: 64 kg at 160 cm is 25, not 24.999999999999996, so values meet the edges of bands exactly.
 * Twelve digits far exceed any measurement.
 */
export const exact = (value: number): number => Number(value.toPrecision(12));

/** Converts a value: ('cholesterol', 154, 'mg/dL', 'mmol/L') → 3.982…; NaN if the quantity does not use one of the units. */
export function convert(quantity: Quantity, value: number, from: Unit, to: Unit): number {
  if (!unitsOf(quantity).includes(from)) return Number.NaN;
  if (from === to) return value;
  if (quantity === 'a1c')
    return exact(to === '%' ? value * IFCC_SLOPE + IFCC_OFFSET : (value - IFCC_OFFSET) / IFCC_SLOPE);
  const { [from]: one, [to]: other } = factors[quantity];
  return one === undefined || other === undefined ? Number.NaN : exact((value * one) / other);
}

/**
 * HbA1c of NGSP (%) against IFCC (mmol/mol): NGSP = 0.09148 × IFCC + 2.152. A clinician must confirm it against Hoelzel W, et al. Clin Chem
 * 2004;50:166–74: the factors come from general knowledge, not from a source read for this project.
 */
const IFCC_SLOPE = 0.09148;
const IFCC_OFFSET = 2.152;
