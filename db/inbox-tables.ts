import type { InboxState } from '../app/domain/inbox/inbox-states.ts';

/** The tables of the laboratory's inbox. Instants are ISO 8601 in UTC. */
export interface InboxTables {
  inbox_messages: InboxMessagesTable;
  inbox_replies: InboxRepliesTable;
}

export interface InboxMessagesTable {
  /** The id of the form that wrote it, so a form that is sent twice stores one message. */
  id: string;
  /** Six letters that the visitor can read out. */
  reference: string;
  /** Sealed, as are the email address, the telephone number, and the text. */
  name: string | null;
  email: string | null;
  phone: string | null;
  text: string;
  /** A service of the contact form; '' for none. */
  service: string;
  locale: 'es' | 'en';
  received_at: string;
  /** The version of the policy, and the SHA-256 of the authorization's words as the visitor saw them. */
  authorization_version: string;
  authorization_hash: string;
  state: InboxState;
  /** The account that answered or closed it last. */
  assigned: string | null;
  /** Increases with each change, so that a form that was open before is stale. */
  version: number;
}

export interface InboxRepliesTable {
  id: string;
  message: string;
  account: string;
  /** Sealed: the words of the mail, or the note of the call. */
  text: string;
  sent_at: string;
  via: 'email' | 'phone';
}
