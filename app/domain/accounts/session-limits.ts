/** The three kinds of accounts. One person may have one of each, for example a doctor who is also a patient. */
export type AccountKind = 'staff' | 'doctor' | 'patient';
/** A session belongs to an account of its kind, or to a result link. */
export type SessionKind = AccountKind | 'link';
/** `code`: the password was right, the second factor is missing. `enroll`: the account must set one up first. */
export type SessionStage = 'code' | 'enroll' | 'full';

/** The parts of a session's row that decide about its life. Instants are ISO 8601. */
interface SessionTimes {
  kind: SessionKind;
  seen_at: string;
  ends_at: string;
  ended_at: string | null;
}

interface SessionLimits {
  /** Minutes without a request after which the session ends; null: only the absolute end counts. */
  idleMinutes: number | null;
  /** Minutes after the start at which it ends in any case. */
  absoluteMinutes: number;
  /** The most sessions of one account. The oldest ends when there is one more; null: no limit. */
  most: number | null;
}

/**
 * How long sessions last. The figures lie within NIST SP 800-63B-4 (AAL2: at most 1 hour idle and 24 hours in all), as OWASP ASVS 5.0
 * 7.1.1 asks; `docs/security.md` explains them. A result link is absolute: reading does not prolong it.
 */
export const sessionLimits = {
  patient: { idleMinutes: 20, absoluteMinutes: 12 * 60, most: 5 },
  doctor: { idleMinutes: 15, absoluteMinutes: 12 * 60, most: 3 },
  staff: { idleMinutes: 15, absoluteMinutes: 10 * 60, most: 2 },
  link: { idleMinutes: null, absoluteMinutes: 15, most: null },
} as const satisfies Readonly<Record<SessionKind, SessionLimits>>;

/** The second factor must follow the password within these minutes. */
const CHALLENGE_MINUTES = 5;
/** Sensitive actions need a proof of identity that is at most this old. */
const PROOF_MINUTES = 5;
/** `seen_at` is written at most this often, so that reading a page does not always write. */
export const SEEN_EVERY_MS = 60_000;

const MINUTE_MS = 60_000;

/** The absolute end of a session that starts now. */
export const endOf = (kind: SessionKind, stage: SessionStage, now: Date): Date =>
  new Date(now.getTime() + (stage === 'full' ? sessionLimits[kind].absoluteMinutes : CHALLENGE_MINUTES) * MINUTE_MS);

/** Whether a session still counts: it has not been ended, and neither of its limits has passed. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  const { idleMinutes } = sessionLimits[session.kind];
  if (session.ended_at !== null || now.getTime() >= Date.parse(session.ends_at)) return false;
  return idleMinutes === null || now.getTime() < Date.parse(session.seen_at) + idleMinutes * MINUTE_MS;
}

/** Whether the last proof of identity is fresh enough for a sensitive action. */
export const isProofFresh = ({ proved_at }: { proved_at: string }, now: Date): boolean =>
  now.getTime() < Date.parse(proved_at) + PROOF_MINUTES * MINUTE_MS;
