import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { QcHoldsTable } from '../../../db/release-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { areas, type Exam } from '../exams/exam.ts';
import type { QcReason } from './qc-reasons.ts';
import { forgetVerdicts } from './verdicts.server.ts';

export interface QualityHold extends Pick<QcHoldsTable, 'id' | 'scope' | 'target' | 'analyzer' | 'reason' | 'since'> {
  by: string;
}

interface Caller {
  account: string;
  role: Role;
}

/** The holds in force, the latest first. */
export async function qualityHolds({ db, vault }: Pick<AccountNeeds, 'db' | 'vault'>): Promise<QualityHold[]> {
  const rows = await db
    .selectFrom('qc_holds')
    .innerJoin('accounts', 'accounts.id', 'qc_holds.account')
    .select(['qc_holds.id', 'scope', 'target', 'analyzer', 'reason', 'since', 'account', 'accounts.name'])
    .where('lifted_at', 'is', null)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ name, account, ...row }) => ({ ...row, by: vault.open('person-name', name, account) }));
}

/** Whether a hold is in force for an exam or its department. */
export async function isHeldByQuality(
  db: Kysely<Tables>,
  exam: Pick<Exam, 'code' | 'area'> | undefined,
): Promise<boolean> {
  if (!exam) return false;
  const found = await db
    .selectFrom('qc_holds')
    .select('id')
    .where('lifted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('scope', '=', 'exam'), where('target', '=', exam.code)]),
        where.and([where('scope', '=', 'area'), where('target', '=', exam.area)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Holds the release of an exam, or of all exams of a department. */
export const setHold = (
  { db, now, origin }: AccountNeeds,
  { account, role }: Caller,
  { target, analyzer, reason }: { target: string; analyzer: string; reason: QcReason },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const scope = areas.some((area) => area === target) ? 'area' : 'exam';
    await transaction
      .insertInto('qc_holds')
      .values({
        id: newId(),
        scope,
        target,
        analyzer,
        reason,
        account,
        since: now.toISOString(),
        lifted_by: null,
        lifted_at: null,
      })
      .execute();
    await appendAudit(
      transaction,
      {
        action: 'qc-hold.set',
        actor: { kind: 'account', id: account },
        role,
        subject: null,
        object: { kind: scope, id: target },
        outcome: 'done',
        reason,
      },
      origin,
      now,
    );
  });

/** Lifts a hold; the reports that it held are checked again. False: it was lifted already. */
export const liftHold = ({ db, now, origin }: AccountNeeds, { account, role }: Caller, id: string): Promise<boolean> =>
  db.transaction().execute(async (transaction: Transaction<Tables>) => {
    const hold = await transaction
      .updateTable('qc_holds')
      .set({ lifted_by: account, lifted_at: now.toISOString() })
      .where('id', '=', id)
      .where('lifted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!hold) return false;
    await forgetVerdicts(transaction);
    await appendAudit(
      transaction,
      {
        action: 'qc-hold.lifted',
        actor: { kind: 'account', id: account },
        role,
        subject: null,
        object: { kind: hold.scope, id: hold.target },
        outcome: 'done',
        reason: hold.reason,
      },
      origin,
      now,
    );
    return true;
  });
