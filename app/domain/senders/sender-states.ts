const DAY_MS = 86_400_000;

/** From here on, the list and a mail say that a credential ends. */
export const ENDING_DAYS = 14;
/** A second mail follows when so few days are left. */
export const LAST_DAYS = 3;

/** `days`: until the credential ends, rounded up; 0 without a credential in force. */
export interface SenderState {
  kind: 'in-force' | 'ending' | 'expired' | 'revoked';
  days: number;
}

/** ({ expires_at: '2026-12-01T…', revoked_at: null }, 2026-11-28) → { kind: 'ending', days: 3 } */
export function senderState(
  { expires_at, revoked_at }: { expires_at: string; revoked_at: string | null },
  now: Date,
): SenderState {
  if (revoked_at !== null) return { kind: 'revoked', days: 0 };
  const left = Date.parse(expires_at) - now.getTime();
  if (left <= 0) return { kind: 'expired', days: 0 };
  const days = Math.ceil(left / DAY_MS);
  return { kind: days <= ENDING_DAYS ? 'ending' : 'in-force', days };
}

/** The warning that is due: ('ending', 9) → 14 · ('ending', 2) → 3 · ('in-force', 40) → null */
export function warningOf({ kind, days }: SenderState): typeof ENDING_DAYS | typeof LAST_DAYS | null {
  if (kind !== 'ending') return null;
  return days <= LAST_DAYS ? LAST_DAYS : ENDING_DAYS;
}

/** How long the key before works beside the new one, in days. 0: it ends at once. */
export const overlapDays = [0, 1, 7, 14] as const;
export type OverlapDays = (typeof overlapDays)[number];

/** The end of the key before: after the overlap, but never later than it would have ended anyway. */
export function oldKeyUntil(expiresAt: string, overlap: OverlapDays, now: Date): string {
  const until = new Date(now.getTime() + overlap * DAY_MS).toISOString();
  return until < expiresAt ? until : expiresAt;
}

/** A static key lasts 90 days. A public key is no secret, but is confirmed once a year. */
const lives = { key: 90, signature: 365 } as const;

export const credentialEnd = (credential: keyof typeof lives, now: Date): string =>
  new Date(now.getTime() + lives[credential] * DAY_MS).toISOString();
