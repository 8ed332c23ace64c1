import type { Hl7Text } from '../syntax/hl7-message.ts';
import type { TakePart } from './segment-reader.ts';

export interface Coding {
  code: Hl7Text;
  text: Hl7Text;
  system: Hl7Text;
}

/** CE and CWE: the sender's own code, often with a LOINC or CUPS code as the other. */
export interface CodedElement extends Coding {
  alternate: Coding;
  /** CWE-9: the words from which the codes were chosen. */
  originalText: Hl7Text;
}

export function readCodedElement(take: TakePart): CodedElement {
  return {
    code: take(1),
    text: take(2),
    system: take(3),
    alternate: { code: take(4), text: take(5), system: take(6) },
    originalText: take(9),
  };
}

/** The words to show, or the code if the sender gave no words. */
export const codedText = ({ code, text, alternate, originalText }: CodedElement): string =>
  text || originalText || alternate.text || code || alternate.code || '';

/** HD: who assigns identifiers, or sends messages. */
export interface Authority {
  namespace: Hl7Text;
  universalId: Hl7Text;
  universalIdType: Hl7Text;
}

/** An HD that is a field. */
export const readAuthority = (take: TakePart): Authority => ({
  namespace: take(1),
  universalId: take(2),
  universalIdType: take(3),
});

/** EI: a number and the system that assigned it. */
export interface EntityNumber extends Authority {
  number: Hl7Text;
}

export const readEntityNumber = (take: TakePart): EntityNumber => ({
  number: take(1),
  namespace: take(2),
  universalId: take(3),
  universalIdType: take(4),
});

/** Reads the sub-components of a component as if they were components. */
export const within =
  (take: TakePart, component: number): TakePart =>
  (subcomponent) =>
    take(component, subcomponent);

/** CX: a document or a medical record number. */
export interface PatientIdentifier {
  number: Hl7Text;
  checkDigit: Hl7Text;
  checkDigitScheme: Hl7Text;
  authority: Authority;
  /** Table 0203 and local codes: CC, TI, CE, PA, RC, PT. */
  type: Hl7Text;
}

export const readPatientIdentifier = (take: TakePart): PatientIdentifier => ({
  number: take(1),
  checkDigit: take(2),
  checkDigitScheme: take(3),
  authority: readAuthority(within(take, 4)),
  type: take(5),
});

/** XTN: a telephone number or an email address. */
export interface Telecom {
  /** XTN-1: the number as it was sent. */
  number: Hl7Text;
  /** XTN-2, table 0201: PRN, WPN, NET. */
  use: Hl7Text;
  /** XTN-3, table 0202: PH, CP, Internet. */
  equipment: Hl7Text;
  /** XTN-4. */
  email: Hl7Text;
}

export const readTelecom = (take: TakePart): Telecom => ({
  number: take(1),
  use: take(2),
  equipment: take(3),
  email: take(4),
});

/** The parts of XPN and XCN that name somebody. */
export interface ReportedName {
  family: Hl7Text;
  given: Hl7Text;
  middle: Hl7Text;
  suffix: Hl7Text;
  prefix: Hl7Text;
}

/** XPN: the name begins at component 1. In XCN, which begins with a number, at 2. */
const readNameFrom = (take: TakePart, first: number): ReportedName => ({
  family: take(first, 1),
  given: take(first + 1),
  middle: take(first + 2),
  suffix: take(first + 3),
  prefix: take(first + 4),
});

export interface PatientName extends ReportedName {
  /** Table 0200: L is the legal name. */
  type: Hl7Text;
}

export const readPatientName = (take: TakePart): PatientName => ({ ...readNameFrom(take, 1), type: take(7) });

/** XCN: a doctor or a laboratory scientist. */
export interface Professional extends ReportedName {
  number: Hl7Text;
  degree: Hl7Text;
  authority: Authority;
  numberType: Hl7Text;
}

export const readProfessional = (take: TakePart): Professional => ({
  number: take(1),
  ...readNameFrom(take, 2),
  degree: take(7),
  authority: readAuthority(within(take, 9)),
  numberType: take(13),
});

/** A code of a table: as it was sent, and typed if the table has it. */
export interface TableValue<Code extends string> {
  text: Hl7Text;
  code: Code | null;
}

/** ('F', ['F', 'P']) → { text: 'F', code: 'F' } · ('f?', ['F', 'P']) → { text: 'f?', code: null } */
export const readTableValue = <Code extends string>(text: Hl7Text, codes: readonly Code[]): TableValue<Code> => ({
  text,
  code: codes.find((code) => code === text?.trim()) ?? null,
});
