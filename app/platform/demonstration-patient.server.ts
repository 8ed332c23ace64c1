import { demonstrationPatient } from '../../db/seed/accounts/demonstration-accounts.ts';
import { findAccountByEmail } from '../domain/accounts/account-store.server.ts';
import { bind } from '../domain/persons/bind-account.server.ts';
import { sealContact } from '../domain/persons/sealed-person.server.ts';
import { releaseReport } from '../domain/release/report-actions.server.ts';
import type { Services } from './services.ts';

/** Binds the demonstration's patient to their person, once, and releases one of their results in the name of the bacteriologist. */
export async function ensureDemonstrationPatient(services: Services): Promise<void> {
  const { db, vault, isDemonstration, now } = services;
  if (!isDemonstration) return;
  const { email, document, released } = demonstrationPatient;
  const account = await findAccountByEmail(db, vault, 'patient', email);
  const person = await db
    .selectFrom('persons')
    .select('id')
    .where('document_index', '=', vault.index('document', document))
    .executeTakeFirst();
  const known = await db.selectFrom('account_persons').select('account').limit(1).executeTakeFirst();
  if (!account || !person || known) return;
  const { timeZone } = services.laboratory;
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const contact = sealContact(vault, person.id, { email, phone: null });
    const recorded = { contact_sender: null, contact_recorded_at: at.toISOString() };
    await transaction
      .updateTable('persons')
      .set({ ...contact, ...recorded })
      .where('id', '=', person.id)
      .execute();
    await bind(
      transaction,
      { vault, now: at, timeZone },
      { account: account.id, person: person.id, proof: 'demonstration' },
    );
  });
  const report = await db
    .selectFrom('reports')
    .select(['id', 'latest_version'])
    .where('filler_number', '=', released)
    .executeTakeFirst();
  const releaser = await db
    .selectFrom('account_roles')
    .select('account')
    .where('role', '=', 'bacteriologist')
    .executeTakeFirst();
  if (!report || !releaser) return;
  const origin = { request: null, session: null, client: null };
  const needs = { db, vault, now: at, timeZone, origin, catalogue: await services.catalogue() };
  const actor = { account: releaser.account, role: 'bacteriologist' } as const;
  await releaseReport(needs, actor, { report: report.id, version: report.latest_version }, async () => {});
}
