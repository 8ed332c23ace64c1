import { isEmailAddress } from '../accounts/email-address.ts';
import { documentText, documentTypes } from '../messages-in/documents.ts';
import type { IncomingPatient } from '../messages-in/incoming-report.ts';
import { type Cursor, itemsAt, markUsed, textAt, textsAt } from './fhir-cursor.ts';
import { conceptAt, momentIn } from './fhir-values.ts';

type DocumentType = (typeof documentTypes)[number];

/** HL7's own code systems, in which the same letters mean something else: CC is a credit card number. */
const otherMeanings = /v2-0203|identifier-type$/i;

const typeNamed = (text: string): DocumentType | undefined =>
  documentTypes.find((type) => type === text.trim().toUpperCase());

/**
 * Returns the type of an identity document: the first known code of the identifier's type in a system other than HL7's, or else the last
 * two letters of the identifier's system ('https://…/identificadores/CC').
 */
function documentTypeOf(identifier: Cursor): DocumentType | undefined {
  const { codings } = conceptAt(identifier, 'type');
  const coded = codings.filter(({ system }) => !otherMeanings.test(system)).map(({ code }) => typeNamed(code));
  const authority = textAt(identifier, 'system');
  return coded.find((type) => type !== undefined) ?? typeNamed(/[/:#-]([A-Za-z]{2})$/.exec(authority)?.[1] ?? '');
}

/** Returns the identity documents, the preferred type first (`documentTypes`), each once: 'CC 43123456'. */
export function documentsIn(identifiers: readonly Cursor[]): string[] {
  const found = identifiers.flatMap((identifier) => {
    markUsed(identifier, 'use', 'assigner', 'period');
    const type = documentTypeOf(identifier);
    const number = textAt(identifier, 'value');
    return type && number ? [{ type, text: documentText(type, number) }] : [];
  });
  const ordered = found.toSorted((a, b) => documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type));
  return [...new Set(ordered.map(({ text }) => text))];
}

const sexes = { female: 'female', male: 'male', other: 'other' } as const;

/** Reads a Patient resource. Marks the texts that it reads, because unmarked ones are reported as unplaced. */
export function fhirPatientOf(patient: Cursor): IncomingPatient {
  const gender = textAt(patient, 'gender');
  const born = momentIn(textAt(patient, 'birthDate'));
  markUsed(patient, 'active', 'managingOrganization');
  return {
    documents: documentsIn(itemsAt(patient, 'identifier')),
    name: nameOf(itemsAt(patient, 'name')),
    // Only a whole day counts: `momentIn` also accepts an instant.
    birthDate: born?.length === 10 ? born : null,
    sex: Object.entries(sexes).find(([sent]) => sent === gender)?.[1] ?? 'unknown',
    email: emailOf(patient),
  };
}

/** Returns the official name, or else the first that is not old, given names first: 'Yesenia Andrea Ñustes Peña'; '' if there is none. */
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
