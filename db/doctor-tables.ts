import type { ApplicationState } from '../app/domain/doctors/application-states.ts';

/** The tables of doctors. Instants are ISO 8601 in UTC. */
export interface DoctorTables {
  doctor_applications: DoctorApplicationsTable;
  doctor_reads: DoctorReadsTable;
  doctor_orders: DoctorOrdersTable;
}

/** A doctor's application. Before the email address is confirmed there is no account, and the row is deleted when its link has expired. */
export interface DoctorApplicationsTable {
  id: string;
  account: string | null;
  /** The keyed hash of the email address. */
  email_index: string;
  /** The keyed hash of document type and number. */
  document_index: string;
  /** The keyed hash of the professional registration, by which orders are found (`order_providers`). */
  registration_index: string;
  /** Sealed JSON: `applicationDetails`. */
  details: string;
  /** Argon2id in PHC notation, until the account has it. */
  password: string | null;
  /** SHA-256 of the token of the link that confirms the address. */
  token_hash: string;
  expires_at: string;
  locale: 'es' | 'en';
  state: ApplicationState;
  /** Why it was sent back or refused: a key of a known list. */
  reason: string | null;
  /** The version of the policy and the hash of the two authorizations. */
  authorization_version: string;
  authorization_hash: string;
  sent_at: string;
  /** Since when it waits for the laboratory. */
  waits_since: string;
  decided_at: string | null;
  decided_by: string | null;
  version: number;
}

/** The versions of reports that a doctor has opened. */
export interface DoctorReadsTable {
  account: string;
  report: string;
  version: number;
  read_at: string;
  /** When the doctor marked the version as seen; null: opened, and not yet marked. */
  acknowledged_at: string | null;
}

/**
 * The counts of one order in a doctor's list. Derived from reports and reads: `doctor-summary.server.ts` writes it, triggers mark it stale.
 */
export interface DoctorOrdersTable {
  /** The keyed hash of the doctor's professional registration. */
  reader: string;
  order_id: string;
  part: 'ordering' | 'copy' | 'share';
  /** 1: the order is in the list. 0: the doctor may not know of it, or it is stale. */
  listed: number;
  /** 1: something has changed since the counts were written. */
  stale: number;
  /** The latest news, or when the order was placed: the list's order. */
  latest_at: string;
  /** When a result became readable for this doctor last; null if none is. */
  news_at: string | null;
  /** Released versions that the doctor has not opened. */
  unread: number;
  /** Values that need attention soon, and all values outside their interval. */
  critical: number;
  abnormal: number;
}
