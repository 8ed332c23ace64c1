/** How far the call about a critical value is. Only an open case waits for somebody. */
export type CriticalState = 'open' | 'told' | 'excused' | 'superseded';

/** The events in the life of a critical value. */
export const criticalEvents = [
  /** The call reached nobody. */
  'failed',
  /** Somebody received the value, and read it back. */
  'told',
  /** No call is needed, with the reason. */
  'excused',
  /** The time for the call has passed, and the site alerted the others. */
  'escalated',
  /** Another version of the report replaced the value before anybody received it. */
  'superseded',
  /** The report was released before the call, with the reason. */
  'released-open',
] as const;
export type CriticalEvent = (typeof criticalEvents)[number];

/** An event that a row does not name changes nothing: a closed case never opens again. */
const table: Readonly<Record<CriticalState, Readonly<Partial<Record<CriticalEvent, CriticalState>>>>> = {
  open: {
    ...{ failed: 'open', escalated: 'open', 'released-open': 'open' },
    ...{ told: 'told', excused: 'excused', superseded: 'superseded' },
  },
  told: {},
  excused: {},
  superseded: {},
};

/** The state after an event; null: the event is not possible in this state. */
export const nextCriticalState = (state: CriticalState, event: CriticalEvent): CriticalState | null =>
  table[state][event] ?? null;

/** Why a call reached nobody. */
export const failures = ['no-answer', 'wrong-number', 'no-number', 'would-not-take', 'left-message'] as const;
export type Failure = (typeof failures)[number];

/** The persons who may receive a value (ISO 15189:2022, 7.4.1.3: the user or another authorized person). */
export const recipientRoles = ['doctor', 'nurse', 'emergency', 'patient', 'relative'] as const;
export type RecipientRole = (typeof recipientRoles)[number];

/** Why no call is needed. Each closes the case. */
export const excuses = ['already-known', 'same-as-before', 'doctor-agreed', 'artifact'] as const;
export type Excuse = (typeof excuses)[number];

/** Why a report is released before the call. The case stays open. */
export const releaseExcuses = ['still-calling', 'nobody-answers', 'care-needs-it'] as const;
export type ReleaseExcuse = (typeof releaseExcuses)[number];

/** Whether the time for the call has passed, and nobody was alerted yet. */
export const mustEscalate = (
  { state, openedAt, escalatedAt }: { state: CriticalState; openedAt: string; escalatedAt: string | null },
  now: Date,
  minutes: number,
): boolean => state === 'open' && escalatedAt === null && now.getTime() >= Date.parse(openedAt) + minutes * 60_000;

/** How a new version changes what must be called. `null`: nothing to call. */
export type CriticalCause = 'flag' | 'limit' | 'correction';

/**
 * Whether a new version opens a case. If somebody received a value that is now another, the laboratory calls again: the doctor acts on the old one.
 */
export function causeOfCase(
  { hasFlag, isBeyondLimit }: { hasFlag: boolean; isBeyondLimit: boolean },
  before: CriticalState | null,
): CriticalCause | null {
  if (isBeyondLimit) return 'limit';
  if (hasFlag) return 'flag';
  return before === 'told' ? 'correction' : null;
}
