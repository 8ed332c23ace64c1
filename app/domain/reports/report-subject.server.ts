import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { birthDateOfPerson, nameOfPerson } from '../persons/sealed-person.server.ts';
import type { ReportSubject } from './report-view.ts';

/** Reads the person of a report, as pages and files show them. */
export async function subjectOf(
  transaction: Transaction<Tables>,
  { vault }: AccountNeeds,
  person: string,
): Promise<ReportSubject> {
  const row = await transaction.selectFrom('persons').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  return {
    name: nameOfPerson(vault, row),
    document: maskedDocument(vault.open('document', row.document, row.id)),
    birthDate: birthDateOfPerson(vault, row),
    sex: row.sex,
  };
}
