import type { ReadObservation } from './report-changes.ts';
import { sentValue } from './sent-number.ts';

/**
 * The susceptibility of a microorganism to an antibiotic (HL7 table 0078). `susceptible-dose-dependent` is CLSI's category, and
 * `non-susceptible` is for new drugs.
 */
export type Susceptibility =
  | 'susceptible'
  | 'intermediate'
  | 'resistant'
  | 'susceptible-dose-dependent'
  | 'non-susceptible';

const known: Readonly<Record<string, Susceptibility>> = {
  S: 'susceptible',
  I: 'intermediate',
  R: 'resistant',
  SDD: 'susceptible-dose-dependent',
  NS: 'non-susceptible',
};

/**
 * Returns the susceptibility in the flags: 'R' → resistant · 'A R' → resistant · 'H', '' → null · 'S R' → null, because the two contradict
 * each other
 */
export function susceptibilityOf(flags: string): Susceptibility | null {
  const found = flags.split(/[~,;\s]+/).flatMap((flag) => known[flag.toUpperCase()] ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

export interface TestedAntibiotic {
  position: number;
  name: string;
  /** The minimum inhibitory concentration or the zone exactly as sent, such as '>=0.5'; empty if the sender gave only the letter. */
  value: string;
  unit: string;
  answer: Susceptibility;
}

/** The antibiotics that were tested on one microorganism. */
export interface TestedGerm {
  /** The microorganism as the laboratory wrote it; null if no earlier row names it. */
  germ: string | null;
  antibiotics: readonly TestedAntibiotic[];
}

const letters = new Set(Object.keys(known));

/**
 * Separates the antibiotics from the other values of a culture. Each antibiotic belongs to the last microorganism before it with the same
 * OBX-4 (its part before the period), or else to the last one before it. The row of the microorganism stays among the other values.
 */
export function testedGerms(observations: readonly ReadObservation[]): {
  germs: readonly TestedGerm[];
  others: readonly ReadObservation[];
} {
  const groups = new Map<ReadObservation | null, TestedAntibiotic[]>();
  const others: ReadObservation[] = [];
  for (const row of observations) {
    const answer = susceptibilityOf(row.flags);
    if (!answer) {
      others.push(row);
      continue;
    }
    const germ = germOf(others, row.sub_id);
    const { position, name, unit } = row;
    const value = letters.has(row.value.trim().toUpperCase()) ? '' : row.value;
    groups.set(germ, [...(groups.get(germ) ?? []), { position, name, value, unit, answer }]);
  }
  const germs = [...groups].map(([germ, antibiotics]) => ({ germ: germ?.value ?? null, antibiotics }));
  return { germs, others };
}

/**
 * Finds the row that names the microorganism. A count ('>100000') does not, and a coded answer is more likely to than a sentence about
 * growth.
 */
function germOf(before: readonly ReadObservation[], subId: string): ReadObservation | null {
  const words = before.filter(({ value }) => value.trim() !== '' && sentValue(value) === null);
  const same = words.filter(({ sub_id }) => rootOf(sub_id) === rootOf(subId));
  const candidates = same.length > 0 ? same : words;
  return candidates.findLast(({ value_type }) => /^CW?E/.test(value_type)) ?? candidates.at(-1) ?? null;
}

/** Returns the part of an OBX-4 before the period: '1.2' → '1' */
const rootOf = (subId: string): string => subId.split('.')[0] ?? '';
