import type { Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { isEmailAddress } from '../accounts/email-address.ts';
import { newId } from '../accounts/tokens.server.ts';
import type { Vault } from '../accounts/vault.ts';
import type { PatientName, Telecom } from '../hl7/oru/data-types.ts';
import type { ReportedPatient } from '../hl7/oru/oru-report.ts';
import { birthDateOfPerson, sealPerson } from '../persons/sealed-person.server.ts';
import { documentsOf } from './documents.ts';
import type { QuarantineReason } from './message-reasons.ts';

/** The person of a message: one that we know, one to create, or a reason to ask somebody. */
export type PersonMatch =
  | { kind: 'known'; id: string; birthDate: string }
  | { kind: 'new'; person: NewPerson }
  | { kind: 'doubt'; reason: QuarantineReason };

export interface NewPerson {
  document: string;
  name: string;
  birthDate: string;
  sex: PersonsTable['sex'];
  /** The contact that the laboratory's system has on file. A later message does not change it: reception does. */
  email: string | null;
}

const documentIndexOf = (vault: Vault, document: string): string => vault.index('document', document);

/** Finds a person by document type and number, never by name. The birth date and the sex must not contradict what we know. */
export async function matchPerson(
  transaction: Transaction<Tables>,
  vault: Vault,
  patient: ReportedPatient,
): Promise<PersonMatch> {
  const documents = documentsOf(patient.identifiers);
  const [document] = documents;
  if (!document) return doubt('document-missing');
  const indexes = documents.map((one) => documentIndexOf(vault, one));
  const known = await transaction.selectFrom('persons').selectAll().where('document_index', 'in', indexes).execute();
  // Records that were joined are one person.
  if (new Set(known.map(({ id, joined_to }) => joined_to ?? id)).size > 1) return doubt('two-candidates');
  const sex = sexOf(patient.sex.code);
  const birthDate = patient.birthDate.date;
  const [person] = known;
  if (!person) {
    const name = nameOf(patient.names);
    return birthDate && name
      ? { kind: 'new', person: { document, name, birthDate, sex, email: emailOf(patient.telecoms) } }
      : doubt('identity-incomplete');
  }
  const born = birthDateOfPerson(vault, person);
  if (birthDate && born !== birthDate) return doubt('birth-date-differs');
  if (sex !== 'unknown' && person.sex !== 'unknown' && sex !== person.sex) return doubt('sex-differs');
  return { kind: 'known', id: person.id, birthDate: born };
}

const doubt = (reason: QuarantineReason): PersonMatch => ({ kind: 'doubt', reason });

/** Creates a person. If another message has created the same one in the meantime, this transaction starts again later. */
export async function createPerson(
  transaction: Transaction<Tables>,
  vault: Vault,
  { sex, ...identity }: NewPerson,
  now: Date,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('persons')
    .values({
      id,
      ...sealPerson(vault, id, { ...identity, phone: null }),
      ...{ sex, locale: 'es', created_at: now.toISOString(), version: 1 },
    })
    .execute();
  return id;
}

/** The legal name in the order in which people say it: 'Yesenia Andrea Ñustes Peña' */
function nameOf(names: readonly PatientName[]): string {
  const name = names.find(({ type }) => type === 'L') ?? names[0];
  return [name?.given, name?.middle, name?.family, name?.suffix].filter(Boolean).join(' ');
}

/** The first address that a mail can go to; null without one. */
const emailOf = (telecoms: readonly Telecom[]): string | null =>
  telecoms.map(({ email }) => (email ?? '').trim()).find(isEmailAddress) ?? null;

const sexOf = (code: ReportedPatient['sex']['code']): PersonsTable['sex'] =>
  (({ F: 'female', M: 'male', O: 'other', A: 'other', U: 'unknown', N: 'unknown' }) as const)[code ?? 'U'];
