import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { RegistrationFault, RegistrationFaults } from './registration-form.ts';

const words = {
  missing: m.apply_missing,
  long: m.apply_long,
  document: m.apply_wrong_document,
  registration: m.apply_wrong_registration,
  email: m.apply_wrong_email,
  phone: m.apply_wrong_phone,
  'too-short': m.apply_password_short,
  'too-long': m.apply_password_long,
  common: m.apply_password_common,
  'about-you': m.apply_password_about,
  'not-authorized': m.apply_not_authorized,
  'not-declared': m.apply_not_declared,
} as const satisfies Record<RegistrationFault, () => string>;

export const registrationFaultWords = (faults: RegistrationFaults, field: string): string | undefined => {
  const fault = faults[field];
  return fault && words[fault]();
};

/** The labels of the fields, in the form's order, for its summary of faults. */
export const registrationLabels = {
  nombre: m.apply_name,
  tipo: m.apply_document_type,
  documento: m.apply_document,
  registro: m.apply_registration,
  especialidad: m.apply_specialty,
  institucion: m.apply_institution,
  telefono: m.apply_phone,
  correo: m.apply_email,
  clave: m.apply_password,
  nota: m.status_note,
} as const;

/** The two authorizations, word for word as the applicant sees them. Their hash is kept with the application (Ley 1581 de 2012, art. 9). */
export interface RegistrationAuthorization {
  data: string;
  notice: string;
  accuracy: string;
}

export const registrationAuthorization = (
  { brand, privacyEmail }: Pick<Laboratory, 'brand' | 'privacyEmail'>,
  locale: Locale,
): RegistrationAuthorization => ({
  data: m.apply_data({ brand }, { locale }),
  notice: m.apply_data_notice({ email: privacyEmail }, { locale }),
  accuracy: m.apply_true({}, { locale }),
});
