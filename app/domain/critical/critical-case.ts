/** The state of the call about a critical value. Only an open case waits for staff. */
export type CriticalState = 'open' | 'told' | 'excused' | 'superseded';

/** The events of a critical case. */
export const criticalEvents = [
  /** A call reached nobody. */
  'failed',
  /** A recipient received the value and read it back. */
  'told',
  /** No call is needed, for a recorded reason. */
  'excused',
  /** The time limit for the call passed, and the site alerted the owners and bacteriologists. */
  'escalated',
  /** A new version of the report replaced the value before anybody received it. */
  'superseded',
  /** The report was released before the call, for a recorded reason. */
  'released-open',
] as const;
export type CriticalEvent = (typeof criticalEvents)[number];

/** The state that follows each event. An event that a row does not contain is not possible, so a closed case never opens again. */
const table: Readonly<Record<CriticalState, Readonly<Partial<Record<CriticalEvent, CriticalState>>>>> = {
  open: {
    failed: 'open',
    escalated: 'open',
    'released-open': 'open',
    told: 'told',
    excused: 'excused',
    superseded: 'superseded',
  },
  told: {},
  excused: {},
  superseded: {},
};

/** Returns the state after an event; null if the event is not possible in this state. */
export const nextCriticalState = (state: CriticalState, event: CriticalEvent): CriticalState | null =>
  table[state][event] ?? null;

/** The reasons why a call reached nobody. */
export const failures = ['no-answer', 'wrong-number', 'no-number', 'would-not-take', 'left-message'] as const;
export type Failure = (typeof failures)[number];

/** The people who may receive a value (ISO 15189:2022, 7.4.1.3: the user or another authorized person). */
export const recipientRoles = ['doctor', 'nurse', 'emergency', 'patient', 'relative'] as const;
export type RecipientRole = (typeof recipientRoles)[number];

/** The reasons why no call is needed. Each one closes the case. */
export const excuses = ['already-known', 'same-as-before', 'doctor-agreed', 'artifact'] as const;
export type Excuse = (typeof excuses)[number];

/** The reasons for releasing a report before the call. The case stays open. */
export const releaseExcuses = ['still-calling', 'nobody-answers', 'care-needs-it'] as const;
export type ReleaseExcuse = (typeof releaseExcuses)[number];

/** Whether the time limit for the call has passed and no alert has been sent yet. */
export const mustEscalate = (
  { state, openedAt, escalatedAt }: { state: CriticalState; openedAt: string; escalatedAt: string | null },
  now: Date,
  minutes: number,
): boolean => state === 'open' && escalatedAt === null && now.getTime() >= Date.parse(openedAt) + minutes * 60_000;

/** The cause of a case: the sender's flag, a limit, or the correction of a value that somebody has received. */
export type CriticalCause = 'flag' | 'limit' | 'correction';

/**
 * Returns the cause of a new case; null if the version needs no call. If somebody received a value that has since been corrected, the
 * laboratory calls again, because the doctor may act on the old value.
 */
export function causeOfCase(
  { hasFlag, isBeyondLimit }: { hasFlag: boolean; isBeyondLimit: boolean },
  before: CriticalState | null,
): CriticalCause | null {
  if (isBeyondLimit) return 'limit';
  if (hasFlag) return 'flag';
  return before === 'told' ? 'correction' : null;
}
