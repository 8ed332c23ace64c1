/** Why a mail was not sent: a key of this list, never the server's text, which may repeat the address. */
export const mailFailures = [
  /** Our mail server refuses the recipient for good, or the address is malformed. */
  'recipient-refused',
  /** The server refuses the sender or the message for good. */
  'message-refused',
  /** The server asks to come back later. */
  'busy',
  /** No connection, or no answer in time. */
  'unreachable',
  /** No TLS, or a certificate that does not hold. */
  'no-tls',
  /** The server refuses the login of SMTP_URL, or requires one. */
  'credentials',
  /** The mail's link or code expired before it could be sent. */
  'expired',
  /** The stored mail cannot be read. */
  'unreadable',
  'other',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** The outcome of one attempt. `temporary`: another attempt may succeed. */
export type Delivery = { kind: 'sent' } | { kind: 'temporary' | 'permanent'; failure: MailFailure };
