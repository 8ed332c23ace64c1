import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { birthDateOfPerson, nameOfPerson } from '../persons/sealed-person.server.ts';
import type { ReportSubject } from './report-view.ts';

/** Opens the person of a report, as pages and files show them. */
export const subjectOf = (
  vault: Vault,
  person: Pick<PersonsTable, 'id' | 'name' | 'document' | 'birth_date' | 'sex'>,
): ReportSubject => ({
  name: nameOfPerson(vault, person),
  document: maskedDocument(vault.open('document', person.document, person.id)),
  birthDate: birthDateOfPerson(vault, person),
  sex: person.sex,
});
