import type { Selectable, Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { readableFhir } from '../fhir-in/readable-fhir.ts';
import { birthDateOfPerson, nameOfPerson } from '../persons/sealed-person.server.ts';
import { maskedDocument } from './documents.ts';
import type { FieldEdit } from './field-edits.ts';
import type { IncomingPatient } from './incoming-report.ts';
import { personsOfDocuments } from './match-person.server.ts';
import { bytesOfMessage } from './message-bytes.server.ts';
import { editsOf } from './message-edits.server.ts';
import { type MessageActor, messageEvent } from './message-event.ts';
import { readStoredMessage } from './read-stored.server.ts';
import { type ReadableMessage, readableMessage } from './readable-message.ts';
import { readableTyped } from './typed-message.ts';

/** The maximum number of messages on the page. */
const MOST = 200;

export interface QueuedMessage {
  id: string;
  state: string;
  reason: string | null;
  receivedAt: string;
  sender: string;
  /** The sender's number of the message, and the code or unit that waits for a mapping: they tell two rows with one reason apart. */
  controlId: string | null;
  about: string | null;
  isReviewed: boolean;
}

/**
 * Lists the messages that wait or were refused. Messages that nobody has reviewed come first, and the newest come first within each group.
 */
export async function doubtfulMessages({ db, vault }: Pick<AccountNeeds, 'db' | 'vault'>): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('messages_in')
    .innerJoin('senders', 'senders.id', 'messages_in.sender')
    .leftJoin('accounts', 'accounts.id', 'messages_in.typed_by')
    .select(['messages_in.id', 'state', 'reason', 'received_at', 'reviewed_at', 'senders.name'])
    .select(['messages_in.control_id', 'messages_in.about'])
    .select(['typed_by', 'accounts.name as typist'])
    .where('state', 'in', ['quarantined', 'refused', 'stored'])
    .orderBy((row) => row.case().when('reviewed_at', 'is', null).then(0).else(1).end())
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, state, reason, received_at, reviewed_at, control_id, about, ...source }) => ({
    id,
    state,
    reason,
    controlId: ownNumber(control_id),
    about,
    receivedAt: received_at,
    isReviewed: reviewed_at !== null,
    sender: sourceName(vault, source),
  }));
}

/** A FHIR message without an identifier is stored under a hash of its content (`draftsOf`), which tells a person nothing. */
const ownNumber = (controlId: string): string | null =>
  controlId === '' || controlId.startsWith('content ') ? null : controlId;

interface MessageSource {
  /** The name of the sender. */
  name: string;
  typed_by: string | null;
  /** The sealed name of the account that typed the message. */
  typist: string | null;
}

/** Returns the name of the laboratory system, or of the person who typed the message. */
const sourceName = (vault: Vault, { name, typed_by, typist }: MessageSource): string =>
  typed_by === null || typist === null ? name : vault.open('person-name', typist, typed_by);

/** A person who may be the patient of a message, for staff to compare. */
export interface MessageCandidate {
  id: string;
  name: string;
  /** 'CC ····3456' */
  document: string;
  birthDate: string;
  sex: PersonsTable['sex'];
}

const candidateOf = (vault: Vault, person: Selectable<PersonsTable>): MessageCandidate => ({
  id: person.id,
  name: nameOfPerson(vault, person),
  document: maskedDocument(vault.open('document', person.document, person.id)),
  birthDate: birthDateOfPerson(vault, person),
  sex: person.sex,
});

export type ReviewedMessage = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

/** Reads one message: its segments with their fields, or its text if it is not HL7. Writes the audit event of the read. */
export async function readMessage({ db, vault, origin, now }: AccountNeeds, actor: MessageActor, id: string) {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('messages_in')
      .innerJoin('senders', 'senders.id', 'messages_in.sender')
      .leftJoin('accounts', 'accounts.id', 'messages_in.typed_by')
      .selectAll('messages_in')
      .select(['senders.name', 'accounts.name as typist'])
      .where('messages_in.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const bytes = await bytesOfMessage(transaction, vault, row);
    const edits = await editsOf(transaction, vault, id);
    const readable = readableOf(row, bytes, edits);
    const isWaiting = row.state === 'quarantined';
    const patient = isWaiting ? (await readStoredMessage(transaction, vault, row)).patient : null;
    await appendAudit(transaction, messageEvent(actor, 'message.read', { id }), origin, now);
    return {
      id,
      state: row.state,
      reason: row.reason,
      receivedAt: row.received_at,
      sender: sourceName(vault, row),
      isReviewed: row.reviewed_at !== null,
      about: row.about,
      edits: edits.length,
      ...readable,
      patient: patient && shownPatient(patient),
      candidates: patient ? await candidatesFor(transaction, vault, patient) : [],
      alike: await alikeMessages(transaction, row),
    };
  });
}

const readableOf = (
  { typed_by, format, place }: Pick<Tables['messages_in'], 'typed_by' | 'format' | 'place'>,
  bytes: Uint8Array,
  edits: readonly FieldEdit[],
): ReadableMessage => {
  if (typed_by !== null) return { ...unsplit, text: readableTyped(bytes) };
  // The panel does not correct the fields of a FHIR message.
  return format === 'fhir' ? { ...unsplit, ...readableFhir(bytes, place) } : readableMessage(bytes, edits, place);
};

const unsplit: ReadableMessage = { segments: [], resources: [], text: '', faults: [], unplaced: 0 };

const shownPatient = ({ name, documents, birthDate, sex }: IncomingPatient) => ({
  name,
  birthDate,
  sex,
  documents: documents.map(maskedDocument),
});

const candidatesFor = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { documents }: IncomingPatient,
): Promise<MessageCandidate[]> =>
  (await personsOfDocuments(transaction, vault, documents)).map((person) => candidateOf(vault, person));

/** Counts the other messages of the sender that wait for the same code. */
async function alikeMessages(
  transaction: Transaction<Tables>,
  { id, sender, about }: Pick<Tables['messages_in'], 'id' | 'sender' | 'about'>,
): Promise<number> {
  if (about === null) return 0;
  const { count } = await transaction
    .selectFrom('messages_in')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('sender', '=', sender)
    .where('about', '=', about)
    .where('state', '=', 'quarantined')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads one person, for comparison with a message. The search that found the person has already written an audit event. */
export async function candidateById(
  { db, vault }: Pick<AccountNeeds, 'db' | 'vault'>,
  id: string,
): Promise<MessageCandidate | null> {
  const person = await db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
  return person ? candidateOf(vault, person) : null;
}
