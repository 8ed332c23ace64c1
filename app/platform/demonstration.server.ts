import type { Transaction } from 'kysely';

import { demonstrationAccounts, demonstrationPassword } from '../../db/seed/accounts/demonstration-accounts.ts';
import type { Tables } from '../../db/tables.ts';
import { createAccount } from '../domain/accounts/account-store.server.ts';
import { hashPassword } from '../domain/accounts/passwords.server.ts';
import { startEnrollment } from '../domain/accounts/second-factor.server.ts';
import type { Vault } from '../domain/accounts/vault.ts';
import { appendAudit } from '../domain/audit/audit-log.server.ts';
import type { Services } from './services.ts';

/** Creates the demonstration's accounts, once. Their second factors are set up, and the sign-in page shows their codes. */
export async function ensureDemonstration({ db, vault, isDemonstration, now }: Services): Promise<void> {
  if (!isDemonstration) return;
  const existing = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const password = await hashPassword(demonstrationPassword);
  const at = now();
  const origin = { request: null, session: null, client: null };
  await db.transaction().execute(async (transaction) => {
    for (const { work: _, first: __, ...account } of demonstrationAccounts) {
      const id = await createAccount(transaction, vault, { ...account, locale: 'es', password, status: 'active' }, at);
      if (id === null) continue;
      if (account.kind !== 'patient') await confirmFactor(transaction, vault, id, at);
      await appendAudit(
        transaction,
        {
          action: 'account.created',
          actor: { kind: 'system', id: null },
          role: null,
          subject: null,
          object: { kind: 'account', id },
          outcome: 'done',
          reason: 'demonstration',
        },
        origin,
        at,
      );
    }
  });
}

async function confirmFactor(transaction: Transaction<Tables>, vault: Vault, account: string, at: Date): Promise<void> {
  await startEnrollment(transaction, vault, { account, id: '' });
  await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: at.toISOString() })
    .where('account', '=', account)
    .execute();
}
