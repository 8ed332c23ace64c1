/**
 * The state of a report's gate, which decides whether people outside the laboratory may see its values. A report that needs counseling
 * stays closed until a trained person has delivered it (Decreto 780 de 2016, art. 2.8.1.2.4): it discloses no exam name, value, or count.
 */
export type GateState = 'waiting' | 'released' | 'withdrawn' | 'gated' | 'held' | 'gated-withdrawn' | 'counseled';

export type GateEvent = 'arrives' | 'needs-counseling' | 'released' | 'withdrawn' | 'counseled';

/**
 * The state that follows each event. `arrives` is a version that replaces the latest one. A withdrawn version is never released again. An
 * event that a row does not contain changes nothing.
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

/** The columns of a report that decide its visibility. */
export interface GateColumns {
  status: string;
  released_version: number | null;
  needs_counseling: number;
  counseled_at: string | null;
}

/** Returns the version that patients and doctors may read; null if there is none. Every channel calls this function. */
export function visibleVersion({
  status,
  released_version,
  needs_counseling,
  counseled_at,
}: GateColumns): number | null {
  if (status === 'withdrawn' || status === 'cancelled') return null;
  return needs_counseling === 1 && counseled_at === null ? null : released_version;
}
