import type { Selectable, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { birthDateOfPerson, sealPerson } from '../persons/sealed-person.server.ts';
import type { IncomingPatient, IncomingReport } from './incoming-report.ts';
import type { MessagePart } from './message-place.ts';
import type { PlacingDoubt, QuarantineReason } from './message-reasons.ts';
import { PANEL_SENDER } from './typed-message.ts';

/** The person of a message: a known person, a person to create, or a doubt that staff must resolve. */
export type PersonMatch =
  | { kind: 'known'; id: string; birthDate: string }
  | { kind: 'new'; person: NewPerson }
  | PlacingDoubt;

export interface NewPerson {
  document: string;
  name: string;
  birthDate: string;
  sex: PersonsTable['sex'];
  /**
   * The address that the laboratory's system has on file. A later message does not change the stored address; only the reception desk does.
   */
  email: string | null;
}

const documentIndexOf = (vault: Vault, document: string): string => vault.index('document', document);

/** Returns the persons who have one of these documents. */
export const personsOfDocuments = (
  transaction: Transaction<Tables>,
  vault: Vault,
  documents: readonly string[],
): Promise<Selectable<PersonsTable>[]> =>
  documents.length === 0
    ? Promise.resolve([])
    : transaction
        .selectFrom('persons')
        .selectAll()
        .where(
          'document_index',
          'in',
          documents.map((one) => documentIndexOf(vault, one)),
        )
        .execute();

/**
 * Finds the person of a message by document type and number, never by name. The birth date and the sex must match the stored ones; without a
 * birth date, a mistyped number would put the results on somebody else's record. `linked` is the person to whom staff linked the message after
 * comparing them; it overrides the comparison.
 */
export async function matchPerson(
  transaction: Transaction<Tables>,
  vault: Vault,
  { patient, patientAt }: Pick<IncomingReport, 'patient' | 'patientAt'>,
  linked: string | null,
): Promise<PersonMatch> {
  const doubt = (reason: QuarantineReason, part: MessagePart): PlacingDoubt => ({
    kind: 'doubt',
    reason,
    at: { segment: patientAt, part },
    about: null,
  });
  if (!patient) return doubt('several-patients', 'document');
  if (linked !== null) return knownPerson(transaction, vault, linked);
  const [document] = patient.documents;
  if (!document) return doubt('document-missing', 'document');
  const known = await personsOfDocuments(transaction, vault, patient.documents);
  // Joined records belong to one person.
  if (new Set(known.map(({ id, joined_to }) => joined_to ?? id)).size > 1) return doubt('two-candidates', 'document');
  const [person] = known;
  if (!person)
    return newPerson(patient, document) ?? doubt('identity-incomplete', patient.name ? 'birth-date' : 'name');
  const born = birthDateOfPerson(vault, person);
  if (!patient.birthDate) return doubt('identity-incomplete', 'birth-date');
  if (born !== patient.birthDate) return doubt('birth-date-differs', 'birth-date');
  const areStated = patient.sex !== 'unknown' && person.sex !== 'unknown';
  if (areStated && patient.sex !== person.sex) return doubt('sex-differs', 'sex');
  return { kind: 'known', id: person.id, birthDate: born };
}

async function knownPerson(transaction: Transaction<Tables>, vault: Vault, id: string): Promise<PersonMatch> {
  const person = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { kind: 'known', id, birthDate: birthDateOfPerson(vault, person) };
}

const newPerson = ({ name, birthDate, sex, email }: IncomingPatient, document: string): PersonMatch | null =>
  birthDate && name ? { kind: 'new', person: { document, name, birthDate, sex, email } } : null;

/**
 * Creates a person, whose contact is good for the orders of the sender who brought it. If another message has already created the same
 * person, the database refuses the row, and the message is placed again later.
 */
export async function createPerson(
  transaction: Transaction<Tables>,
  vault: Vault,
  { sex, ...identity }: NewPerson,
  { sender, now }: { sender: string; now: Date },
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('persons')
    .values({
      id,
      ...sealPerson(vault, id, { ...identity, phone: null }),
      sex,
      locale: 'es',
      created_at: now.toISOString(),
      version: 1,
      // The laboratory's own staff typed it: it is as good as reception's.
      contact_sender: identity.email === null || sender === PANEL_SENDER ? null : sender,
    })
    .execute();
  return id;
}
