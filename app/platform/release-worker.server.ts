import { releaseByRules } from '../domain/autoverification/auto-release.server.ts';
import { ESCALATE_AFTER_MINUTES, escalateCritical } from '../domain/critical/escalate-critical.server.ts';
import { sendResultLink } from '../domain/reports/send-result-link.server.ts';
import type { Services } from './services.ts';

const origin = { request: null, session: null, client: null };

/** Alerts about critical values that have waited too long. Several processes may do it at once. */
export async function watchCritical({ db, vault, now, laboratory }: Services): Promise<void> {
  const { timeZone, criticalValues } = laboratory;
  const minutes = criticalValues?.escalateAfterMinutes ?? ESCALATE_AFTER_MINUTES;
  await escalateCritical({ db, vault, now: now(), timeZone, origin }, minutes);
}

/** Releases what passes the rules of its exam, with the link and the notice of every release. */
export async function releaseWaiting({ db, vault, now, laboratory, catalogue }: Services): Promise<number> {
  const needs = { db, vault, now: now(), timeZone: laboratory.timeZone, origin, catalogue: await catalogue() };
  return releaseByRules(needs, async (transaction, order) => {
    await sendResultLink(transaction, needs, order, 'released');
  });
}
