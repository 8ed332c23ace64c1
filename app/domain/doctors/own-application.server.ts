import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { ApplicationDetails } from './application-details.ts';
import { applicationEvent } from './application-event.ts';
import { type ApplicationState, nextApplicationState } from './application-states.ts';
import type { OwnApplication } from './own-application.ts';
import { openApplication, sealApplication } from './sealed-application.server.ts';

/** How far the caller's application is, and the registration by which their orders are found, with its keyed hash. */
export async function applicationOf(
  { db, vault }: AccountNeeds,
  account: string,
): Promise<{ state: ApplicationState; registration: string; index: string } | null> {
  const row = await db
    .selectFrom('doctor_applications')
    .select(['id', 'state', 'details', 'registration_index'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state,
    registration: openApplication(vault, row).registration,
    index: row.registration_index,
  };
}

export const readOwnApplication = (
  { db, vault, origin, now }: AccountNeeds,
  account: string,
): Promise<OwnApplication | null> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('doctor_applications')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirst();
    if (!row) return null;
    const { id, state, reason, sent_at: sentAt, version } = row;
    const author = { actor: { kind: 'account', id: account }, role: 'doctor' } as const;
    await appendAudit(transaction, applicationEvent('application.read', author, id), origin, now);
    return { ...openApplication(vault, row), id, state, reason, sentAt, version };
  });

type Answer = Omit<ApplicationDetails, 'email' | 'name'> & { version: number };

/**
 * Corrects the caller's application, or adds what the laboratory asked for. It then waits for the laboratory again, at the end of the
 * queue.
 */
export const answerApplication = (
  { db, vault, origin, now }: AccountNeeds,
  account: string,
  { version, ...answer }: Answer,
): Promise<'done' | 'missing' | 'changed'> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('doctor_applications')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirst();
    if (!row) return 'missing';
    const state = nextApplicationState(row.state, 'answer');
    if (state === null) return 'changed';
    const { numUpdatedRows } = await transaction
      .updateTable('doctor_applications')
      .set({
        ...sealApplication(vault, row.id, { ...openApplication(vault, row), ...answer }),
        state,
        reason: null,
        waits_since: row.state === state ? row.waits_since : now.toISOString(),
        version: version + 1,
      })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    const author = { actor: { kind: 'account', id: account }, role: 'doctor' } as const;
    await appendAudit(transaction, applicationEvent('application.sent', author, row.id, 'answer'), origin, now);
    return 'done';
  });
