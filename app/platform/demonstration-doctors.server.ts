import { newId } from '../../db/new-id.ts';
import { demonstrationDoctors } from '../../db/seed/accounts/demonstration-doctors.ts';
import { emailIndexOf, findAccountByEmail } from '../domain/accounts/account-store.server.ts';
import { sealApplication } from '../domain/doctors/sealed-application.server.ts';
import type { Services } from './services.ts';

/** Creates the applications of the demonstration's doctors, once: one is approved, and one waits. */
export async function ensureDemonstrationDoctors({ db, vault, isDemonstration, now }: Services): Promise<void> {
  if (!isDemonstration || (await db.selectFrom('doctor_applications').select('id').limit(1).executeTakeFirst())) return;
  const at = now().toISOString();
  for (const { state, ...details } of demonstrationDoctors) {
    const account = await findAccountByEmail(db, vault, 'doctor', details.email);
    if (!account) continue;
    const id = newId();
    await db
      .insertInto('doctor_applications')
      .values({
        ...sealApplication(vault, id, details),
        id,
        state,
        account: account.id,
        email_index: emailIndexOf(vault, details.email),
        password: null,
        token_hash: `demonstration ${id}`,
        expires_at: at,
        locale: 'es',
        reason: null,
        version: 2,
        authorization_version: 'demonstration',
        authorization_hash: '',
        sent_at: at,
        waits_since: at,
        decided_at: null,
        decided_by: null,
      })
      .execute();
  }
}
