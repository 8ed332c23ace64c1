/** The tables by which a patient's account gets its results. Instants are ISO 8601 in UTC. */
export interface PatientTables {
  binding_codes: BindingCodesTable;
  device_codes: DeviceCodesTable;
  report_codes: ReportCodesTable;
  report_shares: ReportSharesTable;
}

/** A code that the laboratory hands over, which binds an account to a person. */
export interface BindingCodesTable {
  /** The keyed hash of the code: without the installation's secret nobody can try codes against a copy of the table. */
  code_index: string;
  person: string;
  /** The member of staff who handed it over. */
  account: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A code by email that confirms a new device. It belongs to one half-open session, so it works only in the browser that asked for it. */
export interface DeviceCodesTable {
  session: string;
  /** The keyed hash of the session and the code. */
  code_index: string;
  /** The codes that were tried. */
  tries: number;
  expires_at: string;
  used_at: string | null;
}

/** The verification code of a PDF file. A report has one for each version, so a file that is made again has the same one. */
export interface ReportCodesTable {
  /** The keyed hash of the code. */
  code_index: string;
  report: string;
  version: number;
  created_at: string;
}

/** A link by which a patient lets somebody without an account read one report, until it expires or the patient ends it. */
export interface ReportSharesTable {
  id: string;
  report: string;
  /** The patient's account. */
  account: string;
  token_hash: string;
  /** SHA-256 of the token and the passcode. The token is not stored, so nobody can try passcodes against a copy of the table. */
  passcode_hash: string;
  /** Sealed: whom the patient gave it to, in their own words. */
  reader: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}
