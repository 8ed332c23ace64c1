import type { Kysely } from 'kysely';

import type { AutoLimitsTable } from '../../../db/release-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { Exam } from '../exams/exam.ts';
import type { VerificationLimit } from './autoverification.ts';
import { forgetVerdicts } from './verdicts.server.ts';

/** The rule of one exam, as the staff set it. */
export interface AutoRule {
  exam: string;
  /** The account that turned it on, with its name. */
  account: string;
  by: string;
  since: string;
  deltaDays: number;
  limits: readonly Pick<AutoLimitsTable, 'component' | 'low' | 'high' | 'delta_percent'>[];
}

/** The rules of all exams that have one; `exam`: only of this one. */
export async function readAutoRules(
  { db, vault }: Pick<AccountNeeds, 'db' | 'vault'>,
  exam: string | null = null,
): Promise<AutoRule[]> {
  const rows = await db
    .selectFrom('auto_rules')
    .innerJoin('accounts', 'accounts.id', 'auto_rules.account')
    .select(['auto_rules.exam', 'auto_rules.account', 'since', 'delta_days', 'accounts.name'])
    .$if(exam !== null, (query) => query.where('auto_rules.exam', '=', exam ?? ''))
    .orderBy('auto_rules.exam')
    .execute();
  const limits = await db.selectFrom('auto_limits').selectAll().execute();
  return rows.map(({ exam: code, account, since, delta_days, name }) => ({
    exam: code,
    account,
    since,
    deltaDays: delta_days,
    by: vault.open('person-name', name, account),
    limits: limits.filter((one) => one.exam === code),
  }));
}

/** The limits of a rule together with what the catalog knows of each component. */
export const limitsOf = ({ limits }: Pick<AutoRule, 'limits'>, { components }: Pick<Exam, 'components'>) =>
  components.flatMap(({ id, loinc, unit, expected }): VerificationLimit[] => {
    const set = limits.find(({ component }) => component === id);
    if (!set) return [];
    const number = (text: string | null): number | null => (text === null ? null : Number(text.replace(',', '.')));
    return [
      {
        loinc,
        component: id,
        unit,
        low: number(set.low),
        high: number(set.high),
        deltaPercent: set.delta_percent,
        expected: expected ? [expected.es, expected.en] : [],
      },
    ];
  });

export interface NewAutoRule {
  exam: string;
  deltaDays: number;
  limits: AutoRule['limits'];
}

interface Caller {
  account: string;
  role: Role;
}

/** Turns automatic release on for an exam, or changes its limits. What waits is checked again with them. */
export const setAutoRule = (
  { db, now, origin }: AccountNeeds,
  { account, role }: Caller,
  { exam, deltaDays, limits }: NewAutoRule,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = { account, since: now.toISOString(), delta_days: deltaDays };
    await transaction
      .insertInto('auto_rules')
      .values({ exam, ...row })
      .onConflict((conflict) => conflict.column('exam').doUpdateSet(row))
      .execute();
    await transaction.deleteFrom('auto_limits').where('exam', '=', exam).execute();
    for (const limit of limits)
      await transaction
        .insertInto('auto_limits')
        .values({ ...limit, exam })
        .execute();
    await forgetVerdicts(transaction, exam);
    await appendAudit(transaction, eventOf('auto-rule.set', { account, role }, exam), origin, now);
  });

/** Turns automatic release off. False: it was off. */
export const clearAutoRule = ({ db, now, origin }: AccountNeeds, caller: Caller, exam: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('auto_limits').where('exam', '=', exam).execute();
    const { numDeletedRows } = await transaction.deleteFrom('auto_rules').where('exam', '=', exam).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await forgetVerdicts(transaction, exam);
    await appendAudit(transaction, eventOf('auto-rule.cleared', caller, exam), origin, now);
    return true;
  });

const eventOf = (action: 'auto-rule.set' | 'auto-rule.cleared', { account, role }: Caller, exam: string) => ({
  action,
  actor: { kind: 'account' as const, id: account },
  role,
  subject: null,
  object: { kind: 'exam', id: exam },
  outcome: 'done' as const,
  reason: null,
});

/** The exams that have a rule: a report of another exam needs no check. */
export const examsWithRule = async (db: Kysely<Tables>): Promise<string[]> =>
  (await db.selectFrom('auto_rules').select('exam').execute()).map(({ exam }) => exam);
