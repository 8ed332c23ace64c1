/** The three kinds of accounts. One person may have one of each, for example a doctor who is also a patient. */
export type AccountKind = 'staff' | 'doctor' | 'patient';
/** A session belongs to an account of its kind, or to a result link. */
export type SessionKind = AccountKind | 'link';
/**
 * The stage of a sign-in. 'code' means that the password was correct and the second factor is missing. 'enroll' means that the account must
 * first set up a second factor.
 */
export type SessionStage = 'code' | 'enroll' | 'full';

/** The columns of a session that decide whether it is valid. Instants are in ISO 8601. */
interface SessionTimes {
  kind: SessionKind;
  seen_at: string;
  ends_at: string;
  ended_at: string | null;
}

interface SessionLimits {
  /** The number of minutes without a request after which the session ends; null if only the absolute limit applies. */
  idleMinutes: number | null;
  /** The number of minutes after its start at which the session ends in any case. */
  absoluteMinutes: number;
  /** The maximum number of sessions of one account; null if there is no limit. A further session ends the oldest one. */
  most: number | null;
}

/**
 * The limits of sessions. They are within NIST SP 800-63B-4 (AAL2: at most 1 hour idle and 24 hours in total), as OWASP ASVS 5.0 7.1.1
 * requires; `docs/security.md` explains them. The session of a result link has only an absolute limit, so reading does not extend it.
 */
export const sessionLimits = {
  patient: { idleMinutes: 20, absoluteMinutes: 12 * 60, most: 5 },
  doctor: { idleMinutes: 15, absoluteMinutes: 12 * 60, most: 3 },
  staff: { idleMinutes: 15, absoluteMinutes: 10 * 60, most: 2 },
  link: { idleMinutes: null, absoluteMinutes: 15, most: null },
} as const satisfies Readonly<Record<SessionKind, SessionLimits>>;

/** The number of minutes within which the second factor must follow the password. */
const CHALLENGE_MINUTES = 5;
/** The maximum age, in minutes, of the proof of identity for a sensitive action. */
const PROOF_MINUTES = 5;
/** The minimum time between two updates of `seen_at`, so that not every page view writes to the database. */
export const SEEN_EVERY_MS = 60_000;

const MINUTE_MS = 60_000;

/** Returns the absolute end of a session that starts now. */
export const endOf = (kind: SessionKind, stage: SessionStage, now: Date): Date =>
  new Date(now.getTime() + (stage === 'full' ? sessionLimits[kind].absoluteMinutes : CHALLENGE_MINUTES) * MINUTE_MS);

/** Whether a session is valid: it has not been ended, and neither of its limits has passed. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  const { idleMinutes } = sessionLimits[session.kind];
  if (session.ended_at !== null || now.getTime() >= Date.parse(session.ends_at)) return false;
  return idleMinutes === null || now.getTime() < Date.parse(session.seen_at) + idleMinutes * MINUTE_MS;
}

/** Whether the last proof of identity is recent enough for a sensitive action. */
export const isProofFresh = ({ proved_at }: { proved_at: string }, now: Date): boolean =>
  now.getTime() < Date.parse(proved_at) + PROOF_MINUTES * MINUTE_MS;
