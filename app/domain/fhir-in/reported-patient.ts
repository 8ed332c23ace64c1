import type { IncomingPatient } from '../messages-in/incoming-report.ts';
import { type Cursor, childAt } from './fhir-cursor.ts';
import { documentsIn, fhirPatientOf } from './fhir-patient.ts';
import type { FhirResource, Resolve } from './fhir-resources.ts';

const unknownPatient: IncomingPatient = { documents: [], name: '', birthDate: null, sex: 'unknown', email: null };

/** The one patient of these reports; null: several, so nobody can say whose results these are. */
export function patientsOf(reports: readonly FhirResource[], resolve: Resolve) {
  const resources = new Set<FhirResource>();
  const named = new Map<string, { patient: IncomingPatient; at: number }>();
  for (const report of reports) {
    const subject = childAt(report.cursor, 'subject');
    const found = subject && resolve(report, subject);
    if (found?.type === 'Patient') {
      resources.add(found);
      named.set(`${found.entry} ${found.cursor.path}`, { patient: fhirPatientOf(found.cursor), at: found.entry });
    } else if (subject) {
      const documents = documentsIn(identifierOf(subject));
      named.set(documents.join(' '), { patient: { ...unknownPatient, documents }, at: report.entry });
    } else named.set('', { patient: unknownPatient, at: report.entry });
  }
  const [first, ...others] = named.values();
  return { patient: first && others.length === 0 ? first.patient : null, patientAt: first?.at ?? 0, resources };
}

/** A reference may name a patient by an identity document alone. */
const identifierOf = (subject: Cursor): Cursor[] => {
  const identifier = childAt(subject, 'identifier');
  return identifier ? [identifier] : [];
};
