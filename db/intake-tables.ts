/** The tables of decisions about messages, and of attached documents. */
export interface IntakeTables {
  sender_codes: SenderCodesTable;
  message_edits: MessageEditsTable;
  attachments: AttachmentsTable;
  message_batches: MessageBatchesTable;
}

/** An HL7 batch as it was sent: its messages, and the segments around them (FHS, BHS, BTS, FTS). */
interface MessageBatchesTable {
  id: string;
  sender: string;
  received_at: string;
  /** Sealed: the bytes in Base64. */
  body: string;
}

/** The meaning of a sender's own code or unit, as somebody of the laboratory decided. An ended row is history. */
export interface SenderCodesTable {
  id: string;
  sender: string;
  kind: 'exam' | 'unit';
  /** As the sender writes it, without spaces around it; codes in capitals. */
  code: string;
  /** The catalog's code of the exam, or its unit. */
  meaning: string;
  created_at: string;
  created_by: string;
  ended_at: string | null;
  ended_by: string | null;
}

/** A correction of one field of a message, made by somebody of the laboratory. The message itself never changes. */
interface MessageEditsTable {
  message: string;
  /** The order of the corrections, from 1. */
  number: number;
  /** The line of the message, from 0, and the field, from 1. */
  segment: number;
  field: number;
  /** Sealed: the whole field, with its delimiters. */
  value: string;
  account: string;
  at: string;
}

/** A document that a message brought, once for each report. */
interface AttachmentsTable {
  report: string;
  /** The keyed hash of its bytes, to which observations refer. */
  content: string;
  media_type: 'application/pdf';
  /** In bytes. */
  size: number;
  /** Sealed: the bytes in Base64. */
  body: string;
  received_at: string;
}
