import type { PatientIdentifier } from '../hl7/oru/data-types.ts';

/**
 * The identity documents of Colombia (Resolución 866 de 2021), in order of preference: if a person has several, the first one identifies
 * the person.
 */
export const documentTypes = ['CC', 'TI', 'RC', 'CE', 'PA', 'PT', 'PE', 'CN', 'CD', 'SC', 'DE', 'MS', 'AS'] as const;

/** Returns the identity documents of a message: 'CC 43123456'. It leaves out medical record numbers and numbers without a type. */
export function documentsOf(identifiers: readonly PatientIdentifier[]): string[] {
  const found = identifiers.flatMap(({ type, number }) => {
    const kind = documentTypes.find((known) => known === (type ?? '').trim().toUpperCase());
    return kind && number ? [{ kind, text: documentText(kind, number) }] : [];
  });
  const ordered = found.toSorted((a, b) => documentTypes.indexOf(a.kind) - documentTypes.indexOf(b.kind));
  return [...new Set(ordered.map(({ text }) => text))];
}

/** Returns a document in the form used for comparison: ('cc', '43.123.456') → 'CC 43123456' */
export const documentText = (type: string, number: string): string =>
  `${type.trim().toUpperCase()} ${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** Masks all but the last four characters of a document: 'CC 43123456' → 'CC ····3456' */
export const maskedDocument = (document: string): string => {
  const [type = '', number = ''] = document.split(' ');
  return `${type} ····${number.slice(-4)}`;
};
