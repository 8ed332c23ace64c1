import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { firstNameOf } from '../reports/report-view.ts';
import { endGrants } from './proxies.server.ts';
import { nameOfPerson } from './sealed-person.server.ts';

/** A person whose results an account reads for some time, as somebody else. */
export interface ReceivedAccess {
  person: string;
  firstName: string;
  until: string;
  /** Whether the time has passed, or somebody ended it. */
  isOver: boolean;
}

/** How long the page says that an access is over: its reader would otherwise look for results that have gone. */
const SHOWN_AFTER_DAYS = 30;

/** The persons whose results an account may read, or could until a few weeks ago; the latest end first. */
export async function readReceivedAccess({ db, vault, now }: AccountNeeds, account: string): Promise<ReceivedAccess[]> {
  const shownSince = new Date(now.getTime() - SHOWN_AFTER_DAYS * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('account_persons')
    .innerJoin('persons', 'persons.id', 'account_persons.person')
    .select(['persons.id', 'persons.name', 'account_persons.until', 'account_persons.ended_at'])
    .where('account', '=', account)
    .where('relation', '=', 'proxy')
    .where('persons.deceased_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', shownSince)]))
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', shownSince)]))
    .execute();
  const ends = rows.map(({ until, ended_at, ...person }) => {
    const end = [until, ended_at].flatMap((one) => one ?? []).toSorted()[0] ?? '';
    return {
      person: person.id,
      until: end,
      isOver: end !== '' && end <= now.toISOString(),
      firstName: firstNameOf(nameOfPerson(vault, person)),
    };
  });
  const latest = ends.toSorted((one, other) => other.until.localeCompare(one.until));
  // A renewed access ended the one before it.
  return latest.filter(({ person }, place) => latest.findIndex((one) => one.person === person) === place);
}

/** Ends the access that an account has to a person's results, on its own wish. */
export const leaveAccess = (needs: AccountNeeds, account: string, person: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { now, origin } = needs;
    if (!(await endGrants(transaction, { account, person }, now))) return false;
    await appendAudit(
      transaction,
      {
        action: 'proxy.revoked',
        actor: { kind: 'account', id: account },
        role: 'patient',
        subject: person,
        object: { kind: 'account', id: account },
        outcome: 'done',
        reason: 'own',
      },
      origin,
      now,
    );
    return true;
  });
