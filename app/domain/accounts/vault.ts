/** The purposes of keys. Each purpose has its own key, so a value sealed for one cannot be read or compared for another. */
export type VaultPurpose =
  | 'email'
  | 'person-name'
  | 'document'
  | 'binding-code'
  | 'device-code'
  | 'phone'
  | 'address'
  | 'totp'
  | 'link'
  | 'mail'
  | 'attempt'
  | 'message-text'
  | 'form'
  | 'laboratory-message'
  | 'attachment'
  | 'application'
  | 'report-code'
  | 'share'
  | 'nickname'
  | 'search'
  | 'birth-date';

/**
 * Encrypts fields that a stolen database file must not reveal, and computes the keyed hashes by which they are found. `app/platform`
 * implements it with the installation's secret.
 */
export interface Vault {
  /** Encrypts a text. `context` is the ID of its row, so that a sealed text cannot be moved to another row. */
  seal: (purpose: VaultPurpose, text: string, context: string) => string;
  /** Decrypts a text. Throws if the text was changed, or was sealed for another purpose or row. */
  open: (purpose: VaultPurpose, sealed: string, context: string) => string;
  /** Returns a keyed hash. Equal texts have equal hashes, and nobody can compute one without the secret. */
  index: (purpose: VaultPurpose, text: string) => string;
}
