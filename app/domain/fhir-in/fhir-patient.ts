import { isEmailAddress } from '../accounts/email-address.ts';
import { documentText, documentTypes } from '../messages-in/documents.ts';
import type { IncomingPatient } from '../messages-in/incoming-report.ts';
import { type Cursor, itemsAt, textAt, textsAt, use } from './fhir-cursor.ts';
import { conceptAt, momentIn } from './fhir-values.ts';

type DocumentType = (typeof documentTypes)[number];

/** HL7's own list gives other meanings to the same letters: there, CC is a credit card. */
const otherMeanings = /v2-0203|identifier-type$/i;

const typeNamed = (text: string): DocumentType | undefined =>
  documentTypes.find((type) => type === text.trim().toUpperCase());

/**
 * The type of an identity document: by the code of the identifier's type in a Colombian system, or by the last part of its system
 * ('https://…/identificadores/CC').
 */
function documentTypeOf(identifier: Cursor): DocumentType | undefined {
  const { codings } = conceptAt(identifier, 'type');
  const coded = codings.filter(({ system }) => !otherMeanings.test(system)).map(({ code }) => typeNamed(code));
  const authority = textAt(identifier, 'system');
  return coded.find((type) => type !== undefined) ?? typeNamed(/[/:#-]([A-Za-z]{2})$/.exec(authority)?.[1] ?? '');
}

/** 'CC 43123456', in the order in which one of several names a person. */
export function documentsIn(identifiers: readonly Cursor[]): string[] {
  const found = identifiers.flatMap((identifier) => {
    use(identifier, 'use', 'assigner', 'period');
    const type = documentTypeOf(identifier);
    const number = textAt(identifier, 'value');
    return type && number ? [{ type, text: documentText(type, number) }] : [];
  });
  const ordered = found.toSorted((a, b) => documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type));
  return [...new Set(ordered.map(({ text }) => text))];
}

const sexes = { female: 'female', male: 'male', other: 'other' } as const;

export function fhirPatientOf(patient: Cursor): IncomingPatient {
  const gender = textAt(patient, 'gender');
  const born = momentIn(textAt(patient, 'birthDate'));
  use(patient, 'active', 'managingOrganization');
  return {
    documents: documentsIn(itemsAt(patient, 'identifier')),
    name: nameOf(itemsAt(patient, 'name')),
    birthDate: born?.length === 10 ? born : null,
    sex: Object.entries(sexes).find(([sent]) => sent === gender)?.[1] ?? 'unknown',
    email: emailOf(patient),
  };
}

/** The official name as people say it: 'Yesenia Andrea Ñustes Peña' */
export function nameOf(names: readonly Cursor[]): string {
  const read = names.map((name) => ({
    use: textAt(name, 'use'),
    text: textAt(name, 'text'),
    parts: [...textsAt(name, 'given'), textAt(name, 'family'), ...textsAt(name, 'suffix')].filter(Boolean).join(' '),
  }));
  const name = read.find((one) => one.use === 'official') ?? read.find((one) => one.use !== 'old') ?? read[0];
  return name ? name.parts || name.text : '';
}

function emailOf(patient: Cursor): string | null {
  const addresses = itemsAt(patient, 'telecom').flatMap((telecom) =>
    telecom.value.system === 'email' ? [textAt(telecom, 'value').trim()] : [],
  );
  return addresses.find(isEmailAddress) ?? null;
}
