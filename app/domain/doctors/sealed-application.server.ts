import type { DoctorApplicationsTable } from '../../../db/doctor-tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { registrationIndexOf } from '../messages-in/report-doctors.server.ts';
import { type ApplicationDetails, applicationDetails, comparedDocument } from './application-details.ts';

type SealedFields = Pick<DoctorApplicationsTable, 'details' | 'document_index' | 'registration_index'>;

/** Seals what an applicant says about themselves, with the keyed hashes by which it is compared. */
export const sealApplication = (vault: Vault, id: string, details: ApplicationDetails): SealedFields => ({
  details: vault.seal('application', JSON.stringify(applicationDetails.parse(details)), id),
  document_index: vault.index('document', comparedDocument(details)),
  registration_index: registrationIndexOf(vault, details.registration),
});

export const openApplication = (
  vault: Vault,
  { id, details }: Pick<DoctorApplicationsTable, 'id' | 'details'>,
): ApplicationDetails => applicationDetails.parse(JSON.parse(vault.open('application', details, id)));
