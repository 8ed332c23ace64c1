import type { Quantity, Unit } from './score.ts';

export interface Amount {
  value: number;
  unit: Unit;
}

/**
 * How much of the first unit one of the second is. PREVENT alone turns cholesterol by its own × 0.02586
 * (`prevent.ts`), because its coefficients were fitted to that. A ratio in mg/mmol follows from creatinine's 88.4. Insulin has one unit
 * here: its factor depends on the assay.
 */
const factors = {
  cholesterol: ['mg/dL', 'mmol/L', 38.67],
  hdl: ['mg/dL', 'mmol/L', 38.67],
  triglycerides: ['mg/dL', 'mmol/L', 88.57],
  glucose: ['mg/dL', 'mmol/L', 18.016],
  averageGlucose: ['mg/dL', 'mmol/L', 18.016],
  albuminRatio: ['mg/g', 'mg/mmol', 8.84],
  height: ['cm', 'm', 100],
  // The other way round: the second unit is the smaller one.
  creatinine: ['umol/L', 'mg/dL', 88.4],
} as const satisfies Partial<Record<Quantity, readonly [Unit, Unit, number]>>;

const onlyUnit = {
  age: 'a',
  systolic: 'mm[Hg]',
  diastolic: 'mm[Hg]',
  weight: 'kg',
  bmi: 'kg/m2',
  waist: 'cm',
  egfr: 'mL/min/{1.73_m2}',
  insulin: 'u[IU]/mL',
  ast: 'U/L',
  alt: 'U/L',
  platelets: '10*9/L',
} as const satisfies Partial<Record<Quantity, Unit>>;

const hasFactor = (quantity: Quantity): quantity is keyof typeof factors => Object.hasOwn(factors, quantity);
const hasOneUnit = (quantity: Quantity): quantity is keyof typeof onlyUnit => Object.hasOwn(onlyUnit, quantity);

/** 'creatinine' → ['mg/dL', 'umol/L']: what Colombian reports print first. */
export function unitsOf(quantity: Quantity): readonly Unit[] {
  if (hasOneUnit(quantity)) return [onlyUnit[quantity]];
  if (quantity === 'creatinine') return ['mg/dL', 'umol/L'];
  return hasFactor(quantity) ? (factors[quantity].slice(0, 2) as Unit[]) : ['%', 'mmol/mol'];
}

/**
 * What decimal arithmetic would say: 64 kg at 160 cm are 25, not 24.999999999999996, and an edge of a band is met exactly. Twelve digits
 * are many more than anybody measures.
 */
export const exact = (value: number): number => Number(value.toPrecision(12));

/** ('cholesterol', 154, 'mg/dL', 'mmol/L') → 3.982…; NaN when the quantity does not come in one of the units. */
export function convert(quantity: Quantity, value: number, from: Unit, to: Unit): number {
  const units = unitsOf(quantity);
  if (!units.includes(from) || !units.includes(to)) return Number.NaN;
  if (from === to) return value;
  if (!hasFactor(quantity)) {
    return exact(to === '%' ? value * IFCC_SLOPE + IFCC_OFFSET : (value - IFCC_OFFSET) / IFCC_SLOPE);
  }
  const [, large, factor] = factors[quantity];
  return exact(to === large ? value / factor : value * factor);
}

/**
 * HbA1c of NGSP (%) against IFCC (mmol/mol): NGSP = 0.09148 × IFCC + 2.152. To be confirmed by a clinician against Hoelzel W, et al. Clin
 * Chem 2004;50:166–74: the factors come from general knowledge, not from a source that was read here.
 */
const IFCC_SLOPE = 0.09148;
const IFCC_OFFSET = 2.152;
