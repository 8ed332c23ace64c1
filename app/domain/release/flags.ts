/** The OBX-8 flags of critical values, about which staff must call somebody. */
export const criticalFlags = ['LL', 'HH', 'AA'] as const;

/** The meaning that a page shows. An unknown flag means 'check', never 'normal'. Without a flag, the page shows no meaning. */
export type FlagMeaning =
  | 'critical-low'
  | 'critical-high'
  | 'critical'
  | 'low'
  | 'high'
  | 'abnormal'
  | 'normal'
  | 'check';

const meanings: Readonly<Record<string, FlagMeaning>> = {
  LL: 'critical-low',
  HH: 'critical-high',
  AA: 'critical',
  L: 'low',
  H: 'high',
  '<': 'low',
  '>': 'high',
  N: 'normal',
  A: 'abnormal',
  POS: 'abnormal',
  DET: 'abnormal',
  RR: 'abnormal',
  R: 'abnormal',
  I: 'abnormal',
  NEG: 'normal',
  ND: 'normal',
  NR: 'normal',
  S: 'normal',
};

/** Returns the most urgent meaning of the flags: 'HH' → 'critical-high' · '**' → 'check' · '' → null */
export function flagMeaning(flags: string): FlagMeaning | null {
  const [first, ...more] = flags.split(' ').filter(Boolean);
  if (first === undefined) return null;
  return [first, ...more].map((flag) => meanings[flag] ?? 'check').toSorted(byWeight)[0] ?? null;
}

const weights: readonly FlagMeaning[] = [
  ...(['critical', 'critical-high', 'critical-low', 'check', 'abnormal', 'high', 'low', 'normal'] as const),
];
const byWeight = (a: FlagMeaning, b: FlagMeaning): number => weights.indexOf(a) - weights.indexOf(b);
