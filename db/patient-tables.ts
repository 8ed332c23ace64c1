/** The tables by which a patient's account gets its results. Instants are ISO 8601 in UTC. */
export interface PatientTables {
  binding_codes: BindingCodesTable;
  device_codes: DeviceCodesTable;
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
