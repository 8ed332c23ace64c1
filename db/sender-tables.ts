/** The credentials of laboratory systems. Instants are ISO 8601 in UTC. */
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

/** The columns of `senders` about what a system proves itself with. */
export interface SenderCredentials {
  /** How it proves who it is: by signing with the private key of its public key. Null: with a static key. */
  credential: 'signature' | null;
  /** After a rotation, the key before also works until `old_key_until`. */
  old_key_hash: string | null;
  /** JSON Web Keys. Of a sender with a static key: null. */
  public_key: string | null;
  old_public_key: string | null;
  old_key_until: string | null;
}

/** The columns of `messages_in` about how a message was sent. */
export interface SentFormat {
  /** Null: HL7 version 2. */
  format: 'fhir' | null;
  /** The message that holds the bytes of this entry of a batch; null: this one. */
  body_of: string | null;
  /** The entry of a batch, from 0; null: the whole message. */
  entry: number | null;
  /** The account that typed it in the panel; null: a laboratory system sent it. */
  typed_by: string | null;
  /** The HL7 batch that it came in; null: it came alone. */
  batch: string | null;
}
