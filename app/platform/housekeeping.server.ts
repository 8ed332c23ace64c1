import { sweepAttempts } from '../domain/accounts/attempt-store.server.ts';
import { deleteOldMessages } from '../domain/inbox/old-messages.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { deleteOldVisits } from '../domain/visits/old-visits.server.ts';
import type { Services } from './services.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than any rule counts attempts. */
const ATTEMPT_DAYS = 7;
/** An ended session explains for a while why its owner must sign in again. */
const SESSION_DAYS = 30;
/** A dead link says what happened to it, and sends a new one to who proves a birth date. */
const LINK_DAYS = 90;

/**
 * The daily cleaning: what the privacy policy promises to delete, and rows that nothing reads any more. Several processes may do it at once.
 * Devices and accounts stay.
 */
export async function cleanUp({ db, now, laboratory }: Pick<Services, 'db' | 'now' | 'laboratory'>): Promise<void> {
  const at = now();
  const before = (days: number): string => new Date(at.getTime() - days * DAY_MS).toISOString();
  await deleteOldMessages(db, at);
  await deleteOldVisits(db, wallClock(at, laboratory.timeZone).date, at);
  await sweepAttempts(db, new Date(before(ATTEMPT_DAYS)));
  await db.deleteFrom('sessions').where('ends_at', '<', before(SESSION_DAYS)).execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', before(LINK_DAYS)).execute();
}
