import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { effectOf } from './simulated-conditions.ts';
import type { SimulatedPerson } from './simulated-person.ts';

type BySex<T> = T | { female: T; male: T };

/** A quantity in a simulated person. Variations are coefficients: 0.05 is 5 %. */
interface SimulatedAnalyte {
  name: string;
  unit: string;
  decimals: number;
  /** The reference interval as the laboratory's system prints it. */
  range: BySex<string>;
  /** The average of healthy people. */
  mean: BySex<number>;
  /** Between people, and from one day to another in one person. */
  between: number;
  within: number;
  /** Outside of these a value is critical. */
  critical?: readonly [low: number, high: number];
  /** Values below are reported as '<0.05'. */
  detectionLimit?: number;
}

const nM = (female: number, male: number) => ({ female, male });

/**
 * Analytes by LOINC. Averages, and variation between and within people, are rounded values in the order of magnitude of the biological
 * variation database of the EFLM; they make plausible data and decide nothing about anybody.
 */
export const simulatedAnalytes = {
  '6690-2': {
    name: 'Leucocitos',
    unit: '10*3/uL',
    decimals: 2,
    range: '4.50-11.00',
    mean: 6.8,
    between: 0.18,
    within: 0.11,
    critical: [1.5, 40],
  },
  '789-8': {
    name: 'Eritrocitos',
    unit: '10*6/uL',
    decimals: 2,
    range: { female: '4.10-5.10', male: '4.50-5.90' },
    mean: nM(4.6, 5.2),
    between: 0.05,
    within: 0.03,
  },
  '718-7': {
    name: 'Hemoglobina',
    unit: 'g/dL',
    decimals: 1,
    range: { female: '12.0-15.3', male: '13.5-17.5' },
    mean: nM(13.6, 15.4),
    between: 0.055,
    within: 0.028,
    critical: [7, 20],
  },
  '4544-3': {
    name: 'Hematocrito',
    unit: '%',
    decimals: 1,
    range: { female: '36.0-45.0', male: '41.0-53.0' },
    mean: nM(40.6, 46),
    between: 0.05,
    within: 0.028,
  },
  '777-3': {
    name: 'Plaquetas',
    unit: '10*3/uL',
    decimals: 0,
    range: '150-450',
    mean: 262,
    between: 0.2,
    within: 0.08,
    critical: [30, 1000],
  },
  '770-8': { name: 'Neutrófilos', unit: '%', decimals: 1, range: '40.0-70.0', mean: 57, between: 0.12, within: 0.09 },
  '1558-6': {
    name: 'Glucosa en ayunas',
    unit: 'mg/dL',
    decimals: 1,
    range: '70.0-100.0',
    mean: 90,
    between: 0.06,
    within: 0.05,
    critical: [45, 400],
  },
  '4548-4': {
    name: 'Hemoglobina glicosilada',
    unit: '%',
    decimals: 1,
    range: '<5.7',
    mean: 5.3,
    between: 0.05,
    within: 0.015,
  },
  '2093-3': {
    name: 'Colesterol total',
    unit: 'mg/dL',
    decimals: 0,
    range: '<200',
    mean: 184,
    between: 0.15,
    within: 0.06,
  },
  '2085-9': {
    name: 'Colesterol HDL',
    unit: 'mg/dL',
    decimals: 0,
    range: { female: '>=50', male: '>=40' },
    mean: nM(56, 47),
    between: 0.19,
    within: 0.06,
  },
  '2571-8': { name: 'Triglicéridos', unit: 'mg/dL', decimals: 0, range: '<150', mean: 118, between: 0.35, within: 0.2 },
  '2160-0': {
    name: 'Creatinina',
    unit: 'mg/dL',
    decimals: 2,
    range: { female: '0.50-0.95', male: '0.70-1.20' },
    mean: nM(0.72, 0.93),
    between: 0.13,
    within: 0.045,
    critical: [0, 7.4],
  },
  '3094-0': {
    name: 'Nitrógeno ureico',
    unit: 'mg/dL',
    decimals: 1,
    range: '7.0-20.0',
    mean: 13.2,
    between: 0.18,
    within: 0.12,
    critical: [0, 100],
  },
  '3084-1': {
    name: 'Ácido úrico',
    unit: 'mg/dL',
    decimals: 1,
    range: { female: '2.4-6.0', male: '3.4-7.0' },
    mean: nM(4.4, 5.6),
    between: 0.17,
    within: 0.08,
  },
  '2951-2': {
    name: 'Sodio',
    unit: 'mmol/L',
    decimals: 0,
    range: '136-145',
    mean: 140,
    between: 0.01,
    within: 0.006,
    critical: [120, 160],
  },
  '2823-3': {
    name: 'Potasio',
    unit: 'mmol/L',
    decimals: 2,
    range: '3.50-5.10',
    mean: 4.3,
    between: 0.05,
    within: 0.045,
    critical: [2.8, 6.2],
  },
  '2075-0': {
    name: 'Cloro',
    unit: 'mmol/L',
    decimals: 0,
    range: '98-107',
    mean: 103,
    between: 0.013,
    within: 0.011,
    critical: [80, 120],
  },
  '1742-6': {
    name: 'Transaminasa ALT (TGP)',
    unit: 'U/L',
    decimals: 0,
    range: { female: '<34', male: '<45' },
    mean: nM(18, 24),
    between: 0.28,
    within: 0.12,
  },
  '1920-8': {
    name: 'Transaminasa AST (TGO)',
    unit: 'U/L',
    decimals: 0,
    range: { female: '<32', male: '<40' },
    mean: nM(20, 23),
    between: 0.2,
    within: 0.1,
  },
  '6768-6': {
    name: 'Fosfatasa alcalina',
    unit: 'U/L',
    decimals: 0,
    range: '35-105',
    mean: 68,
    between: 0.22,
    within: 0.06,
  },
  '2324-2': {
    name: 'Gamma glutamil transferasa',
    unit: 'U/L',
    decimals: 0,
    range: { female: '<40', male: '<60' },
    mean: nM(18, 28),
    between: 0.35,
    within: 0.1,
  },
  '3016-3': {
    name: 'TSH',
    unit: 'mUI/L',
    decimals: 3,
    range: '0.400-4.000',
    mean: 1.7,
    between: 0.32,
    within: 0.19,
    detectionLimit: 0.005,
  },
  '3024-7': {
    name: 'T4 libre',
    unit: 'ng/dL',
    decimals: 2,
    range: '0.90-1.70',
    mean: 1.25,
    between: 0.1,
    within: 0.06,
  },
  '2276-4': {
    name: 'Ferritina',
    unit: 'ng/mL',
    decimals: 1,
    range: { female: '15.0-150.0', male: '30.0-400.0' },
    mean: nM(58, 140),
    between: 0.4,
    within: 0.13,
  },
  '2498-4': { name: 'Hierro', unit: 'ug/dL', decimals: 0, range: '50-170', mean: 96, between: 0.22, within: 0.24 },
  '62292-8': {
    name: 'Vitamina D (25-hidroxi)',
    unit: 'ng/mL',
    decimals: 1,
    range: '30.0-100.0',
    mean: 33,
    between: 0.24,
    within: 0.07,
    detectionLimit: 4,
  },
  '2132-9': {
    name: 'Vitamina B12',
    unit: 'pg/mL',
    decimals: 0,
    range: '200-900',
    mean: 430,
    between: 0.3,
    within: 0.08,
  },
  '30522-7': {
    name: 'Proteína C reactiva ultrasensible',
    unit: 'mg/L',
    decimals: 1,
    range: '<3.0',
    mean: 1.1,
    between: 0.6,
    within: 0.35,
    detectionLimit: 0.3,
  },
} as const satisfies Record<string, SimulatedAnalyte>;

export type AnalyteCode = keyof typeof simulatedAnalytes;

/** A measured value, with what the laboratory's system prints beside it. */
export interface MeasuredAnalyte {
  code: AnalyteCode;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: 'N' | 'L' | 'H' | 'LL' | 'HH';
}

const ofSex = <T extends string | number>(values: BySex<T>, sex: 'female' | 'male'): T =>
  typeof values === 'object' ? values[sex] : values;

/** The value that a person has on an average day. It stays the same in the whole simulation. */
function usualValue(person: SimulatedPerson, code: AnalyteCode): number {
  const { mean, between }: SimulatedAnalyte = simulatedAnalytes[code];
  const own = seededRandom(person.seed + Number(code.replace('-', '')));
  return ofSex(mean, person.sex) * Math.exp(between * own.normal()) * effectOf(person.conditions, code);
}

/** Measures an analyte on one day. `extreme`: pushes the value over its critical limit, as happens a few times in a thousand. */
export function measure(
  person: SimulatedPerson,
  code: AnalyteCode,
  random: SeededRandom,
  extreme = false,
): MeasuredAnalyte {
  const analyte: SimulatedAnalyte = simulatedAnalytes[code];
  const [low, high] = analyte.critical ?? [0, Number.POSITIVE_INFINITY];
  const usual = usualValue(person, code) * (1 + analyte.within * random.normal());
  const measured = extreme && Number.isFinite(high) ? high * (1.02 + 0.2 * random.unit()) : usual;
  const { detectionLimit = 0, decimals, name, unit } = analyte;
  const range = ofSex(analyte.range, person.sex);
  const value = measured < detectionLimit ? `<${detectionLimit}` : measured.toFixed(decimals);
  return { code, name, unit, range, value, flag: flagOf(Number(value.replace('<', '')), range, [low, high]) };
}

/** Flags a printed value, so that the flag never contradicts the page. */
function flagOf(value: number, range: string, [lowest, highest]: readonly [number, number]): MeasuredAnalyte['flag'] {
  if (value < lowest) return 'LL';
  if (value > highest) return 'HH';
  if (range.startsWith('<')) return value < Number(range.slice(1)) ? 'N' : 'H';
  if (range.startsWith('>=')) return value < Number(range.slice(2)) ? 'L' : 'N';
  const [low = '', high = ''] = range.split('-');
  return value < Number(low) ? 'L' : value > Number(high) ? 'H' : 'N';
}
