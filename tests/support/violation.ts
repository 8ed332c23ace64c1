/** A place where the source breaks a rule of the architecture. */
export interface Violation {
  /** The rule's name: 'file size'. */
  rule: string;
  path: string;
  /** The evidence: '240 lines'. */
  detail: string;
}
