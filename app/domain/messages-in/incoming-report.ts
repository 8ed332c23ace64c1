import type { ObservationFields } from './observation-rows.ts';
import type { ReportState } from './report-version.ts';

// The content of a message, independent of its format. The readers of HL7 v2 and of the other formats return these types, and
// `placeIncoming` takes only them.

/**
 * One code of a concept. The system 'LN' is LOINC, and 'CUPS' is Colombia's classification of procedures; all other systems are the
 * sender's own.
 */
export interface SentCoding {
  code: string;
  system: string;
  text: string;
}

/** A concept with every code that the sender gave for it. `words` belong to none of the codes. */
export interface SentCode {
  codings: readonly SentCoding[];
  words: string;
}

export interface IncomingPatient {
  /** The identity documents, such as 'CC 43123456', in order of preference (`documentTypes`). */
  documents: readonly string[];
  /** Empty if the sender gave no name. */
  name: string;
  /** '1985-07-03' */
  birthDate: string | null;
  sex: 'female' | 'male' | 'other' | 'unknown';
  email: string | null;
}

/** An attached document. `bytes` is null if it is not readable as a PDF. */
export interface IncomingDocument {
  bytes: Uint8Array | null;
}

export interface IncomingObservation extends ObservationFields {
  codes: SentCode;
  document: IncomingDocument | null;
  /** The number of its segment in the message. */
  at: number;
}

export interface IncomingProvider {
  /** The professional registration. */
  number: string;
  name: string;
  part: 'ordering' | 'copy';
}

export interface IncomingSpecimen {
  type: string;
  collected_at: string | null;
  received_at: string | null;
  condition: string | null;
}

/** One report: an order of one exam, with its observations. */
export interface IncomingOrder {
  /** The order number of the system that placed the order, or else the laboratory's. */
  number: string;
  /** The laboratory's number of the report (filler order number). */
  fillerNumber: string;
  codes: SentCode;
  status: ReportState;
  /** An instant or a day. */
  collectedAt: string | null;
  /** The instant of the report; null if the sender stated none, so that the instant of the message counts. */
  reportedAt: string | null;
  providers: readonly IncomingProvider[];
  performer: string | null;
  comment: string | null;
  specimen: IncomingSpecimen | null;
  observations: readonly IncomingObservation[];
  at: number;
}

export interface IncomingReport {
  /** Null if the message names no patient or several, so that the results cannot be assigned to a person. */
  patient: IncomingPatient | null;
  patientAt: number;
  orders: readonly IncomingOrder[];
  /** The instant at which the sender wrote the message; null if unknown. */
  sentAt: string | null;
}

/** Returns the code that identifies a report: its first code, or else its words. */
export const nameOfCode = ({ codings, words }: SentCode): string =>
  codings.find(({ code }) => code !== '')?.code || words || codings.find(({ text }) => text !== '')?.text || '';

/** Returns all texts of a code: 'Glucosa Glucose' */
export const wordsOfCode = ({ codings, words }: SentCode): string =>
  [...codings.map(({ text }) => text), words].filter(Boolean).join(' ').trim();
