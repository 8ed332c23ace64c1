/**
 * Whether anybody outside the laboratory may see a value. A report that needs counseling stays closed until a trained person has handed it
 * over (Decreto 780 de 2016, art. 2.8.1.2.4): no name of the exam, no value, no count.
 */
export type GateState = 'waiting' | 'released' | 'withdrawn' | 'gated' | 'held' | 'gated-withdrawn' | 'counseled';

export type GateEvent = 'arrives' | 'needs-counseling' | 'released' | 'withdrawn' | 'counseled';

/**
 * `arrives`: a version that replaces the latest one. A withdrawn version is never released again. An event that a row does not name
 * changes nothing.
 */
const gateTable: Readonly<Record<GateState, Readonly<Partial<Record<GateEvent, GateState>>>>> = {
  waiting: { released: 'released', 'needs-counseling': 'gated' },
  released: { arrives: 'waiting', withdrawn: 'withdrawn', 'needs-counseling': 'held' },
  withdrawn: { arrives: 'waiting', 'needs-counseling': 'gated-withdrawn' },
  gated: { released: 'held' },
  held: { arrives: 'gated', withdrawn: 'gated-withdrawn', counseled: 'counseled' },
  'gated-withdrawn': { arrives: 'gated' },
  counseled: { arrives: 'gated', withdrawn: 'gated-withdrawn' },
};

export const nextGateState = (state: GateState, event: GateEvent): GateState => gateTable[state][event] ?? state;

export const showsValue = (state: GateState): boolean => state === 'released' || state === 'counseled';

/** The columns of a report that decide. */
export interface GateColumns {
  status: string;
  released_version: number | null;
  needs_counseling: number;
  counseled_at: string | null;
}

/** The version that patients and doctors may read; null: none. Every channel asks this function. */
export function visibleVersion({
  status,
  released_version,
  needs_counseling,
  counseled_at,
}: GateColumns): number | null {
  if (status === 'withdrawn' || status === 'cancelled') return null;
  return needs_counseling === 1 && counseled_at === null ? null : released_version;
}
