import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { comparedEmail } from '../accounts/email-address.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import { documentText, maskedDocument } from '../messages-in/documents.ts';
import { endLinksOfPerson } from '../reports/result-link.server.ts';
import { type DeskOrder, readDeskOrders } from './desk-orders.server.ts';
import { followNewEmail } from './new-email.server.ts';
import { ownAccounts } from './own-accounts.server.ts';
import { emailOfPerson, nameOfPerson, nicknameOfPerson, sealContact, sealNickname } from './sealed-person.server.ts';

/** A member of the staff at the desk, with the role that allows them the action. */
export interface DeskStaff {
  account: string;
  role: Role;
}

export type SearchOutcome = { kind: 'found'; person: string } | { kind: 'none' } | { kind: 'wait'; until: Date };

/**
 * Finds a person by the exact document type and number. Look-ups are counted, so that nobody asks for numbers one after the other; each is in
 * the audit log, also one that finds nobody, without the number.
 */
export async function findPerson(
  needs: AccountNeeds,
  staff: DeskStaff,
  document: { type: string; number: string },
): Promise<SearchOutcome> {
  const { db, vault, now, origin } = needs;
  const key = vault.index('attempt', `document lookup ${staff.account}`);
  const until = await countAttempt(db, key, attemptRules.documentLookup, now);
  if (until) return { kind: 'wait', until };
  const index = vault.index('document', documentText(document.type, document.number));
  return db.transaction().execute(async (transaction): Promise<SearchOutcome> => {
    const found = await transaction
      .selectFrom('persons')
      .select('id')
      .where('document_index', '=', index)
      .executeTakeFirst();
    await appendAudit(transaction, eventOf(staff, 'person.sought', found?.id ?? null), origin, now);
    return found ? { kind: 'found', person: found.id } : { kind: 'none' };
  });
}

/** A person as the desk sees them: enough to compare with the document in a hand. No result is in it. */
export interface DeskPerson {
  id: string;
  name: string;
  /** 'CC ····3456' */
  document: string;
  /** Only the year: with the whole date, whoever hands a code over could use it. */
  birthYear: string;
  email: string | null;
  phone: string | null;
  /** The name that the person chose for the page of a result link. */
  nickname: string | null;
  locale: PersonsTable['locale'];
  version: number;
  hasAccount: boolean;
  orders: readonly DeskOrder[];
}

/** Reads a person for the desk. The read is an event of the same transaction. */
export const readPerson = (needs: AccountNeeds, staff: DeskStaff, id: string): Promise<DeskPerson | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, origin, now } = needs;
    const row = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const orders = await readDeskOrders(transaction, needs, row);
    await appendAudit(transaction, eventOf(staff, 'person.read', id), origin, now);
    return {
      id,
      locale: row.locale,
      version: row.version,
      name: nameOfPerson(vault, row),
      document: maskedDocument(vault.open('document', row.document, id)),
      birthYear: vault.open('birth-date', row.birth_date, id).slice(0, 4),
      email: emailOfPerson(vault, row),
      phone: row.phone && vault.open('phone', row.phone, id),
      nickname: nicknameOfPerson(vault, row),
      hasAccount: (await ownAccounts(transaction, [id])).length > 0,
      orders,
    };
  });

export interface Contact {
  email: string | null;
  phone: string | null;
  nickname: string | null;
  locale: PersonsTable['locale'];
}

/**
 * Records or corrects the contact on file and the nickname, and ends the links that went to an old contact. Both addresses get a mail about a
 * new one.
 * `changed`: somebody else changed the person since the form was opened.
 */
export const changeContact = (
  needs: AccountNeeds,
  staff: DeskStaff,
  { id, version }: { id: string; version: number },
  contact: Contact,
): Promise<'done' | 'changed' | 'missing'> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, now, origin } = needs;
    const known = await transaction
      .selectFrom('persons')
      .select(['id', 'email', 'phone', 'locale'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return 'missing';
    const { numUpdatedRows } = await transaction
      .updateTable('persons')
      .set({ ...sealContact(vault, id, contact), nickname: sealNickname(vault, id, contact.nickname) })
      .set({ locale: contact.locale, version: version + 1 })
      .set({ contact_sender: null, contact_recorded_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    const old = { email: emailOfPerson(vault, known), locale: known.locale };
    const phone = known.phone && vault.open('phone', known.phone, id);
    if (old.email !== contact.email || phone !== contact.phone) await endLinksOfPerson(transaction, vault, id, now);
    const ended: AuditEvent[] = [];
    if (comparedEmail(old.email ?? '') !== comparedEmail(contact.email ?? ''))
      ended.push(...(await followNewEmail(transaction, needs, { id, version }, { old, new: contact })));
    await appendAudits(transaction, [...ended, eventOf(staff, 'person.contact-changed', id)], origin, now);
    return 'done';
  });

const eventOf = ({ account, role }: DeskStaff, action: AuditAction, person: string | null): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role,
  subject: person,
  object: null,
  outcome: 'done',
  reason: action === 'person.sought' && person === null ? 'none' : null,
});
