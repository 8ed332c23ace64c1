import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { emailIndexOf } from '../accounts/account-store.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { hashPassword } from '../accounts/passwords.server.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { SentApplication } from './application-details.ts';
import { applicationEvent } from './application-event.ts';
import { sealApplication } from './sealed-application.server.ts';

/** The life of the link that confirms the address (D 39). */
const LINK_HOURS = 24;

/**
 * Keeps an application until its address is confirmed. Whether the address has an account already is nobody's business: the same password
 * is hashed, the same rows are written, and one mail goes out that says what is the case (D 22, D 23). Returns the instant from which the
 * network may send again; null if the application was taken.
 */
export async function sendApplication(needs: AccountNeeds, sent: SentApplication): Promise<Date | null> {
  const { db, vault, now, origin } = needs;
  const network = vault.index('attempt', `application network ${origin.client ?? ''}`);
  const until = await countAttempt(db, network, attemptRules.application, now);
  if (until) return until;
  const email_index = emailIndexOf(vault, sent.email);
  // Beyond it the answer is the same, and no further mail goes to the address (D 42).
  const isFlood = await countAttempt(db, vault.index('attempt', `application ${email_index}`), attemptRules.link, now);
  const password = await hashPassword(sent.password);
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('doctor_applications')
      .where('state', '=', 'unconfirmed')
      .where('expires_at', '<', now.toISOString())
      .execute();
    const account = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'doctor')
      .where('email_index', '=', email_index)
      .executeTakeFirst();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('doctor_applications')
      .values({
        ...sealApplication(vault, sent.id, sent),
        id: sent.id,
        account: null,
        email_index,
        password,
        token_hash: hashOfToken(token),
        expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000).toISOString(),
        locale: sent.locale,
        state: 'unconfirmed',
        reason: null,
        authorization_version: sent.authorization.version,
        authorization_hash: sent.authorization.hash,
        sent_at: now.toISOString(),
        waits_since: now.toISOString(),
        decided_at: null,
        decided_by: null,
        version: 1,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    if (!isFlood) {
      const [template, path] = account
        ? (['doctor-account-exists', '/medicos-login'] as const)
        : (['doctor-confirm-email', `/medicos-registro/confirmar/${token}`] as const);
      const mail = { key: `${template} ${sent.id}`, template, locale: sent.locale, to: sent.email, details: { path } };
      await enqueueMail(transaction, vault, mail, now);
    }
    const visitor = { actor: { kind: 'visitor', id: null }, role: null } as const;
    await appendAudit(transaction, applicationEvent('application.sent', visitor, sent.id), origin, now);
  });
  return null;
}
