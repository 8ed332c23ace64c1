import type { Generated } from 'kysely';

import type { ObservationFields } from '../app/domain/messages-in/observation-rows.ts';
import type { SenderCredentials, SentFormat } from './sender-tables.ts';

/** The tables of persons, orders, and results. Instants are ISO 8601 in UTC; fields of a person's identity are sealed. */
export interface ResultTables {
  persons: PersonsTable;
  account_persons: AccountPersonsTable;
  senders: SendersTable;
  messages_in: MessagesInTable;
  orders: OrdersTable;
  order_providers: OrderProvidersTable;
  specimens: SpecimensTable;
  reports: ReportsTable;
  report_versions: ReportVersionsTable;
  observations: ObservationsTable;
  report_events: ReportEventsTable;
}

/** A person whose samples the laboratory examines. Matched by document type and number, never by name. */
export interface PersonsTable {
  id: string;
  /** The keyed hash of document type and number. */
  document_index: string;
  /** Sealed: 'CC 43123456'. */
  document: string;
  /** Sealed. */
  name: string;
  /** Sealed: '1985-07-03'. */
  birth_date: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
  /** Sealed; the contact on file, to which result links go. */
  email: string | null;
  /** Sealed. */
  phone: string | null;
  locale: 'es' | 'en';
  created_at: string;
  version: number;
  /** The record of the same person that this one was joined to; missing or null: none. */
  joined_to: Generated<string | null>;
  /** When the staff recorded that the person has died. */
  deceased_at: Generated<string | null>;
  /** Sealed: the name that the person chose for pages that others may see; missing or null: none. */
  nickname: Generated<string | null>;
  /** The sender whose message brought the contact; null: the laboratory's staff recorded it. */
  contact_sender: Generated<string | null>;
  /** When reception last recorded the contact; null: it is as old as the record. */
  contact_recorded_at: Generated<string | null>;
}

/** Which accounts may read a person's results: the person's own, or that of a proxy for some time. */
export interface AccountPersonsTable {
  account: string;
  person: string;
  relation: 'self' | 'proxy';
  /** How the bond was proved. */
  proof: 'handed-code' | 'verified-contact' | 'granted' | 'demonstration';
  /** The account that gave the access; null if the laboratory did. */
  granted_by: Generated<string | null>;
  since: string;
  until: string | null;
  ended_at: string | null;
}

/** A laboratory system that sends results. */
export interface SendersTable extends SenderCredentials {
  id: string;
  name: string;
  /** MSH-3 and MSH-4. */
  application: string;
  facility: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** Networks that may use the key, separated by commas; empty: only this machine. */
  networks: string;
  /** How its MLLP connections prove who they are: by their network, or by a client certificate. Null: it may not connect over MLLP. */
  mllp: 'network' | 'certificate' | null;
  /** SHA-256 of the client certificate, in lower-case hexadecimal. */
  certificate: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** Every message of a sender, byte for byte, before anybody interprets it. */
export interface MessagesInTable extends SentFormat {
  id: string;
  sender: string;
  control_id: string;
  received_at: string;
  /** Sealed: the bytes in Base64. */
  body: string;
  /** The keyed hash of the bytes, which tells a repeated message from a changed one. */
  body_index: string;
  state: 'stored' | 'placed' | 'quarantined' | 'refused';
  /** Why it waits or was refused: a key of a known list. */
  reason: string | null;
  /** The acknowledgment that was sent, which a repeated message gets again, in Base64: it has the message's character set. */
  acknowledgment: string;
  /** The part of the message that the reason is about: 'observation 0 2 unit' (`message-place.ts`). */
  place: string | null;
  /** The sender's code or unit that nobody knows yet: 'exam PRUEBA-X'. */
  about: string | null;
  /** The person to whom somebody of the laboratory linked the message. */
  person: string | null;
  /** When somebody of the laboratory saw a refused message. */
  reviewed_at: string | null;
  /** How many texts of the message no part of a report holds. */
  unplaced: number | null;
  /** How often placing it has failed. */
  attempts: number | null;
}

export interface OrdersTable {
  id: string;
  sender: string;
  /** The number of the order in the sender's system. */
  number: string;
  person: string;
  placed_at: string;
  created_at: string;
}

/** The doctors of an order, by the keyed hash of their professional registration. A report's rows are those of its newest version. */
export interface OrderProvidersTable {
  order_id: string;
  /** The report whose message names the doctor. */
  report: string;
  registration_index: string;
  part: 'ordering' | 'copy';
  /** Sealed: the name as the sender wrote it. */
  name: string;
}

export interface SpecimensTable {
  id: string;
  order_id: string;
  type: string;
  collected_at: string | null;
  received_at: string | null;
  condition: string | null;
}

/** One report of an order: one exam that the sender reports on its own. */
export interface ReportsTable {
  id: string;
  order_id: string;
  /** The sender's number (OBR-3), and its code of the exam (OBR-4). */
  filler_number: string;
  code: string;
  /** Our exam; null while the code is unknown. */
  exam: string | null;
  status: 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';
  latest_version: number;
  /** The version that patients and doctors may read; null: none. */
  released_version: number | null;
  /** 1 if a trained person must hand the result over (Decreto 780 de 2016, art. 2.8.1.2.4). */
  needs_counseling: number;
  counseled_at: string | null;
}

/** A report as the sender gave it at one time. A correction adds a version; nothing is overwritten. */
export interface ReportVersionsTable {
  report: string;
  version: number;
  message: string;
  status: string;
  issued_at: string;
  received_at: string;
  /** Comments of the whole report, as the sender wrote them. */
  comment: string | null;
  performer: string | null;
  specimen: string | null;
  /** Why this version never was the report's latest: it is older than what we had, preliminary after a final one, or says the same. */
  set_aside: 'older' | 'preliminary-after-final' | 'unchanged' | null;
  /** 1 if this version named other doctors than the one before it. */
  doctors_changed: number | null;
}

/** An observation of one version of a report. Its position is its place in the message. */
export interface ObservationsTable extends ObservationFields {
  report: string;
  version: number;
  position: number;
}

/** Releases, withdrawals, and counseling of a report, each with its author. */
export interface ReportEventsTable {
  id: string;
  report: string;
  version: number;
  kind: 'released' | 'withdrawn' | 'counseled';
  account: string;
  at: string;
  /** A key of a known list. */
  reason: string | null;
}
