/** The purpose of a key. Each purpose has its own key, so a value of one cannot be read or compared as another. */
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
  | 'birth-date';

/**
 * Seals fields that a stolen database file must not reveal, and computes keyed hashes by which they are found. `app/platform` implements
 * it over the installation's secret.
 */
export interface Vault {
  /** Encrypts a text. `context`: the id of its row, so that a sealed text cannot be moved to another row. */
  seal: (purpose: VaultPurpose, text: string, context: string) => string;
  /** Decrypts a text. Throws if it was changed, or sealed for another purpose or row. */
  open: (purpose: VaultPurpose, sealed: string, context: string) => string;
  /** A keyed hash: equal texts have equal hashes, and nobody without the secret can compute one. */
  index: (purpose: VaultPurpose, text: string) => string;
}
