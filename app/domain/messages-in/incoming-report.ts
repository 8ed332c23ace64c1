import type { PersonsTable } from '../../../db/result-tables.ts';
import type { ObservationFields } from './observation-rows.ts';
import type { ReportState } from './report-version.ts';

// What a message says, whatever its format: readers of HL7 v2 and of other formats make these, and placing reads only these.

/** 'LN' is LOINC, 'CUPS' the procedures of Colombia; other systems are the sender's. */
export interface SentCoding {
  code: string;
  system: string;
  text: string;
}

/** A concept with every code that the sender gave for it, and words that belong to no single code. */
export interface SentCode {
  codings: readonly SentCoding[];
  words: string;
}

export interface IncomingPatient {
  /** 'CC 43123456', in the order in which one of several names a person. */
  documents: readonly string[];
  /** '' if the sender gave none. */
  name: string;
  /** '1985-07-03' */
  birthDate: string | null;
  sex: PersonsTable['sex'];
  email: string | null;
}

/** An attached document. `bytes` is null if it is not readable as a PDF. */
export interface IncomingDocument {
  bytes: Uint8Array | null;
}

export interface IncomingObservation extends ObservationFields {
  codes: SentCode;
  document: IncomingDocument | null;
  /** Where it is in the message: the number of its segment. */
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

/** One report: an order of one exam with what was observed. */
export interface IncomingOrder {
  /** The number of the order in the system that ordered it, or in the laboratory's. */
  number: string;
  /** The laboratory's number of the report. */
  fillerNumber: string;
  codes: SentCode;
  status: ReportState;
  /** An instant or a day. */
  collectedAt: string | null;
  /** The instant of the report; null: that of the message. */
  reportedAt: string | null;
  providers: readonly IncomingProvider[];
  performer: string | null;
  comment: string | null;
  specimen: IncomingSpecimen | null;
  observations: readonly IncomingObservation[];
  at: number;
}

export interface IncomingReport {
  /** Null: none, or several, so nobody can say whose results these are. */
  patient: IncomingPatient | null;
  patientAt: number;
  orders: readonly IncomingOrder[];
  /** The instant at which the sender wrote the message; null: unknown. */
  sentAt: string | null;
}

/** The code by which a report is known: the first code, or the words. */
export const nameOfCode = ({ codings, words }: SentCode): string =>
  codings.find(({ code }) => code !== '')?.code || words || codings.find(({ text }) => text !== '')?.text || '';

/** Every word beside the codes: 'Glucosa Glucose' */
export const wordsOfCode = ({ codings, words }: SentCode): string =>
  [...codings.map(({ text }) => text), words].filter(Boolean).join(' ').trim();
