/** What laboratory systems prove themselves with. Instants are ISO 8601 in UTC. */
export interface SenderTables {
  sender_tokens: SenderTokensTable;
  sender_assertions: SenderAssertionsTable;
}

/** An access token of a laboratory system, by its hash. */
export interface SenderTokensTable {
  hash: string;
  sender: string;
  scope: string;
  expires_at: string;
}

/** An assertion that was used: nobody can use it again. */
export interface SenderAssertionsTable {
  sender: string;
  /** SHA-256 of `jti`, which may have any length. */
  jti_hash: string;
  expires_at: string;
}
