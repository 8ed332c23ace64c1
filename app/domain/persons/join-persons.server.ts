import type { Kysely, Selectable, Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { documentText, maskedDocument } from '../messages-in/documents.ts';
import { endResultLinks } from '../reports/result-link.server.ts';
import { type JoinFault, joinFault } from './join-rules.ts';
import { ownAccounts } from './own-accounts.server.ts';
import type { DeskStaff } from './person-desk.server.ts';
import { birthDateOfPerson } from './sealed-person.server.ts';
import { tellOfReaders } from './tell-of-readers.server.ts';

export type JoinOutcome = 'done' | 'missing' | JoinFault;

/**
 * Joins the record with a document to a person's record. Nothing moves: whoever reads one of them reads both, and links go to the contact of
 * the second. Undoing it separates them exactly, with everything that arrived since under either document.
 */
export const joinPersons = (
  needs: AccountNeeds,
  staff: DeskStaff,
  into: string,
  document: { type: string; number: string },
): Promise<JoinOutcome> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault } = needs;
    const index = vault.index('document', documentText(document.type, document.number));
    const from = await lockPerson(transaction, 'document_index', index);
    if (!from) return 'missing';
    const to = from.id === into ? from : await lockPerson(transaction, 'id', into);
    if (!to) return 'missing';
    const [one, other] = [await recordOf(transaction, needs, from), await recordOf(transaction, needs, to)];
    const fault = joinFault(one, { ...other, isJoinedToAnother: to.joined_to !== null });
    if (fault) return fault;
    const deceased_at = to.deceased_at ?? from.deceased_at;
    await transaction.updateTable('persons').set({ joined_to: into, deceased_at }).where('id', '=', from.id).execute();
    await transaction.updateTable('persons').set({ deceased_at }).where('id', '=', into).execute();
    await endLinksOf(transaction, needs, from.id);
    await tellOfReaders(transaction, needs, 'joined', [into, from.id]);
    await audit(transaction, needs, staff, 'person.joined', { person: into, other: from.id });
    return 'done';
  });

/** Separates a record from the one that it was joined to. False: it is not joined. */
export const separatePerson = (needs: AccountNeeds, staff: DeskStaff, into: string, id: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('persons')
      .set({ joined_to: null })
      .where('id', '=', id)
      .where('joined_to', '=', into)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await endLinksOf(transaction, needs, id);
    await tellOfReaders(transaction, needs, 'separated', [into, id]);
    await audit(transaction, needs, staff, 'person.separated', { person: into, other: id });
    return true;
  });

const lockPerson = (
  transaction: Transaction<Tables>,
  column: 'id' | 'document_index',
  value: string,
): Promise<PersonsTableRow | undefined> =>
  transaction
    .updateTable('persons')
    .set((row) => ({ version: row.ref('version') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();

type PersonsTableRow = Selectable<PersonsTable>;

async function recordOf(transaction: Transaction<Tables>, { vault }: AccountNeeds, person: PersonsTableRow) {
  const { id, sex, joined_to } = person;
  return {
    id,
    sex,
    birthDate: birthDateOfPerson(vault, person),
    isJoined: joined_to !== null || (await joinedTo(transaction, id)).length > 0,
    hasAccount: (await ownAccounts(transaction, [id])).length > 0,
  };
}

const joinedTo = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('persons').select(['id', 'document']).where('joined_to', '=', id).execute();

/** Links that went to the contact of before end: the next one goes to the right contact. */
async function endLinksOf(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  person: string,
): Promise<void> {
  const orders = await transaction.selectFrom('orders').select('id').where('person', '=', person).execute();
  for (const { id } of orders) await endResultLinks(transaction, vault, id, now);
}

/** One event about each record: the account of either finds it in its list. */
const audit = (
  transaction: Transaction<Tables>,
  { origin, now }: AccountNeeds,
  { account, role }: DeskStaff,
  action: Extract<AuditAction, 'person.joined' | 'person.separated'>,
  { person, other }: { person: string; other: string },
): Promise<void> =>
  appendAudits(
    transaction,
    [
      [person, other],
      [other, person],
    ].map(
      ([subject = person, id = other]): AuditEvent => ({
        action,
        actor: { kind: 'account', id: account },
        role,
        subject,
        object: { kind: 'person', id },
        outcome: 'done',
        reason: null,
      }),
    ),
    origin,
    now,
  );

/** The joins of a record, for the desk. */
export async function readJoins({ db, vault }: Pick<AccountNeeds, 'db' | 'vault'>, id: string) {
  const person = await db
    .selectFrom('persons')
    .select(['joined_to', 'deceased_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const joined = await joinedTo(db, id);
  return {
    joinedTo: person?.joined_to ?? null,
    deceasedAt: person?.deceased_at ?? null,
    joined: joined.map((one) => ({
      id: one.id,
      document: maskedDocument(vault.open('document', one.document, one.id)),
    })),
  };
}
