import type { AuditOrigin } from '../audit/audit-event.ts';
import type { Hl7Fault } from '../hl7/faults.ts';

/** A laboratory system, by what its messages say of it. */
export interface MessageSender {
  id: string;
  /** MSH-3 and MSH-4. */
  application: string;
  facility: string;
}

/** The bytes of a message, and the sender to whom the connection or key belongs. */
export interface SentMessage {
  sender: MessageSender;
  bytes: Uint8Array;
  origin: AuditOrigin;
  /** The batch that contained the message. */
  batch?: SentBatch | null;
}

/** A batch (FHS, BHS … BTS, FTS) whose messages are stored one by one. */
export interface SentBatch {
  id: string;
  sender: string;
  bytes: Uint8Array;
  /** Faults of the batch itself, such as a trailer with a wrong count. They are reported in the acknowledgment of the last message. */
  warnings: ReadonlyMap<Uint8Array, readonly Hl7Fault[]>;
}
