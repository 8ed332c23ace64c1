import type { Kysely } from 'kysely';

import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import type { AuditEvent, AuditOrigin } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { namedClient, verifyAssertion } from './client-assertion.server.ts';
import { storedPublicKey } from './public-key.server.ts';

/** Long enough for what a laboratory sends at once; a copy of a token is soon worthless. */
export const TOKEN_SECONDS = 300;

/** A laboratory system may send results, and nothing else (SMART scopes, version 2: `c` is create). */
export const SENDER_SCOPE = 'system/DiagnosticReport.c';

export interface TokenNeeds {
  db: Kysely<Tables>;
  now: Date;
  origin: AuditOrigin;
  /** The exact address of the token endpoint. */
  audience: string;
  /** Whether the caller's network may use this sender's credential. */
  mayConnect: (sender: SendersTable) => boolean;
}

/** Exchanges an assertion for an access token. Null: it proves nothing; the caller learns no more. */
export async function issueToken(needs: TokenNeeds, assertion: string): Promise<string | null> {
  const { db, now, origin, audience, mayConnect } = needs;
  const client = namedClient(assertion);
  const sender = client === null ? null : await signerOf(db, client, now);
  if (!sender) return null;
  const keys = publicKeysOf(sender, now);
  const proved = mayConnect(sender)
    ? await verifyAssertion(assertion, { client: sender.id, keys, audience, now })
    : null;
  return db.transaction().execute(async (transaction) => {
    const until = proved?.until.toISOString() ?? '';
    // Of two requests with one assertion, the second finds its number taken, in whichever process.
    const used = proved
      ? await transaction
          .insertInto('sender_assertions')
          .values({ sender: sender.id, jti_hash: hashOfToken(proved.jti), expires_at: until })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : null;
    if (used?.numInsertedOrUpdatedRows !== 1n) {
      const reason = proved ? 'assertion-repeated' : 'assertion-wrong';
      await appendAudit(transaction, tokenEvent(sender.id, reason), origin, now);
      return null;
    }
    const token = newToken();
    const expires_at = new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString();
    await transaction
      .insertInto('sender_tokens')
      .values({ hash: hashOfToken(token), sender: sender.id, scope: SENDER_SCOPE, expires_at })
      .execute();
    await appendAudit(transaction, tokenEvent(sender.id, null), origin, now);
    return token;
  });
}

const tokenEvent = (sender: string, reason: AuditEvent['reason']): AuditEvent => ({
  action: reason === null ? 'sender.token-issued' : 'sender.token-refused',
  actor: { kind: 'sender', id: sender },
  role: null,
  subject: null,
  object: { kind: 'sender', id: sender },
  outcome: reason === null ? 'done' : 'refused',
  reason,
});

/** The sender of an id that signs its assertions and may send now. */
async function signerOf(db: Kysely<Tables>, id: string, now: Date): Promise<SendersTable | null> {
  const sender = await db
    .selectFrom('senders')
    .selectAll()
    .where('id', '=', id)
    .where('credential', '=', 'signature')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return sender && sender.expires_at > now.toISOString() ? sender : null;
}

const publicKeysOf = ({ public_key, old_public_key, old_key_until }: SendersTable, now: Date) => {
  const old = old_key_until !== null && old_key_until > now.toISOString() ? old_public_key : null;
  return [public_key, old].flatMap((text) => (text === null ? [] : [storedPublicKey(text)]));
};

/** The sender of an access token that is in force. */
export async function senderOfToken(db: Kysely<Tables>, token: string, now: Date): Promise<SendersTable | null> {
  const sender = await db
    .selectFrom('sender_tokens')
    .innerJoin('senders', 'senders.id', 'sender_tokens.sender')
    .selectAll('senders')
    .where('hash', '=', hashOfToken(token))
    .where('sender_tokens.expires_at', '>', now.toISOString())
    .where('senders.revoked_at', 'is', null)
    .where('senders.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return sender ?? null;
}

/** Deletes tokens and used assertions that are over. */
export async function deleteOldTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sender_tokens').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('sender_assertions').where('expires_at', '<', now.toISOString()).execute();
}
