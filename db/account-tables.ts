import type { AccountKind, SessionKind, SessionStage } from '../app/domain/accounts/session-limits.ts';

/** The tables of accounts, sessions, and the audit log. Instants are ISO 8601 in UTC. */

export interface AccountTables {
  installation: InstallationTable;
  accounts: AccountsTable;
  account_roles: AccountRolesTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  one_time_links: OneTimeLinksTable;
  attempts: AttemptsTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  outbox: OutboxTable;
}

/** One row: the installation that this database belongs to. */
export interface InstallationTable {
  id: number;
  /** Identifies the secret that sealed the fields, so that a process with another secret does not start. */
  key_check: string;
  /** 1 if this database holds the demonstration, with its known accounts. */
  is_demonstration: number;
}

export interface AccountsTable {
  id: string;
  kind: AccountKind;
  /** The keyed hash of the email address, by which it is found. */
  email_index: string;
  /** Sealed. */
  email: string;
  /** Sealed. */
  name: string;
  locale: 'es' | 'en';
  /** Argon2id in PHC notation; null until the account has a password. */
  password: string | null;
  status: 'invited' | 'unconfirmed' | 'active' | 'disabled';
  created_at: string;
  /** Increases with each change that ends sessions or makes an open form stale. */
  version: number;
}

export interface AccountRolesTable {
  account: string;
  role: string;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  /** A public name for lists and the audit log. */
  id: string;
  /** Null for the session of a result link. */
  account: string | null;
  kind: SessionKind;
  stage: SessionStage;
  device: string | null;
  /** 'Chrome · Android' */
  agent: string;
  created_at: string;
  seen_at: string;
  /** The absolute end. */
  ends_at: string;
  /** The last proof of identity. */
  proved_at: string;
  /** The order that a result link opens. */
  scope: string | null;
  ended_at: string | null;
}

export interface DevicesTable {
  id: string;
  account: string;
  token_hash: string;
  agent: string;
  first_seen_at: string;
  last_seen_at: string;
}

export interface SecondFactorsTable {
  account: string;
  /** The TOTP secret, sealed. */
  secret: string;
  /** Null until a code was right. */
  confirmed_at: string | null;
  /** The session that was shown the unconfirmed secret. No other session may confirm it. */
  started_in: string | null;
  /** The TOTP secret of another app, sealed, which replaces `secret` once a code of it was right. */
  next_secret: string | null;
  /** The last time step whose code was used. It and earlier ones are refused. */
  last_step: number;
}

export interface RecoveryCodesTable {
  id: string;
  account: string;
  /** SHA-256 of the account's id and the code. */
  code: string;
  used_at: string | null;
}

export interface OneTimeLinksTable {
  /** SHA-256 of the token. */
  token_hash: string;
  purpose: string;
  account: string | null;
  /** The content of the link (a new email address, an order) as sealed JSON. */
  payload: string | null;
  /** The keyed hash of what the link opens, by which a new link finds the older ones; null: they are found by account. */
  subject_index: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** Counted attempts. The key is a keyed hash: it holds no email address, document, or network. */
export interface AttemptsTable {
  key: string;
  count: number;
  first_at: string;
  last_at: string;
}

export interface AuditTable {
  seq: number;
  at: string;
  action: string;
  actor_kind: string;
  actor: string | null;
  role: string | null;
  subject: string | null;
  object_kind: string | null;
  object: string | null;
  outcome: string;
  reason: string | null;
  request: string | null;
  session: string | null;
  client: string | null;
  previous: string;
  hash: string;
}

/** One row: the end of the chain. Appending locks it. */
export interface AuditHeadTable {
  id: number;
  seq: number;
  hash: string;
}

export interface OutboxTable {
  id: string;
  /** A message with a known key is not written twice. */
  key: string;
  template: string;
  locale: 'es' | 'en';
  /** Sealed. */
  recipient: string;
  /** Sealed JSON: the values of the template. */
  details: string;
  created_at: string;
  /** When the next attempt is due; null once it is sent or given up. */
  due_at: string | null;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  /** A key of a known list. */
  failure: string | null;
}
