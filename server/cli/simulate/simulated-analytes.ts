import { bloodAndSugarAnalytes } from './blood-and-sugar-analytes.ts';
import { organAnalytes } from './organ-analytes.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { BySex, SimulatedAnalyte } from './simulated-analyte.ts';
import { effectOf } from './simulated-conditions.ts';
import type { SimulatedPerson } from './simulated-person.ts';

/**
 * Analytes by LOINC. Averages, and variation between and within people, are rounded values in the order of magnitude of the biological
 * variation database of the EFLM; they make plausible data and decide nothing about anybody.
 */
const simulatedAnalytes = { ...bloodAndSugarAnalytes, ...organAnalytes };

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
export function measureAnalyte(
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
