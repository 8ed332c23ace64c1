import type { PasswordFault } from '../../domain/accounts/password-rules.ts';
import type { ApplicationDetails } from '../../domain/doctors/application-details.ts';
import { readForm, type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { answerSchema, doctorRegistrationSchema, registrationFaults } from './registration-schema.ts';

export type RegistrationFault = (typeof registrationFaults)[number] | PasswordFault;
export type RegistrationFaults = Readonly<Partial<Record<string, RegistrationFault>>>;

/** An application as typed, for the form that comes back. The password is not in it. */
export interface RegistrationReading {
  typed: TypedForm;
  value: { details: ApplicationDetails; password: string } | null;
  faults: RegistrationFaults;
  stamp: string;
}

/** Reads a doctor's application. */
export function readDoctorRegistration(form: FormData): RegistrationReading {
  const { typed, value, faults } = readForm(form, doctorRegistrationSchema, registrationFaults);
  const { clave: _, ...kept } = typed;
  return {
    typed: kept,
    value: value && {
      password: value.clave,
      details: { ...detailsOf(value), name: value.nombre, email: value.correo, note: '' },
    },
    faults: faults ?? {},
    stamp: textOf({ sello: form.getAll('sello').map(String) }, 'sello'),
  };
}

/** Reads an applicant's answer to the laboratory. */
export function readAnswer(form: FormData) {
  const { typed, value, faults } = readForm(form, answerSchema, registrationFaults);
  return {
    // `as`: the names of the schema's fields are strings, and the page reads them by name.
    typed: typed as TypedForm,
    value: value && { ...detailsOf(value), note: value.nota },
    // `as`: for the same reason.
    faults: (faults ?? {}) as RegistrationFaults,
    version: Number(form.get('version')),
  };
}

interface ProfessionalFields {
  tipo: ApplicationDetails['documentType'];
  documento: string;
  registro: string;
  especialidad: string;
  institucion: string;
  telefono: string;
}

const detailsOf = ({ tipo, documento, registro, especialidad, institucion, telefono }: ProfessionalFields) => ({
  documentType: tipo,
  documentNumber: documento,
  registration: registro,
  specialty: especialidad,
  institution: institucion,
  phone: telefono,
});

/** The fields of an application that is stored, for the form that changes it. */
export const typedDetails = (details: ApplicationDetails): TypedForm => ({
  tipo: [details.documentType],
  documento: [details.documentNumber],
  registro: [details.registration],
  especialidad: [details.specialty],
  institucion: [details.institution],
  telefono: [details.phone],
  nota: [details.note],
});
