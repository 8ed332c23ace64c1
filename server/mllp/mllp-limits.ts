/** The bounds of the MLLP server. Together they bound its memory, whatever connections do. */
export interface MllpLimits {
  /** Connections at once, in all and from one address. */
  connections: number;
  perAddress: number;
  /** Bytes of unfinished and unanswered messages, of all connections together. */
  pendingBytes: number;
  /** A message must be complete in this time, from its first byte. */
  frameMs: number;
  /** A connection without a message ends after this time. */
  idleMs: number;
  /** A sender must take its acknowledgment in this time. */
  answerMs: number;
  handshakeMs: number;
  /** How long a sender's standing (not revoked, its networks) is remembered within a connection. */
  standingMs: number;
}

export const mllpLimits: MllpLimits = {
  connections: 128,
  perAddress: 64,
  pendingBytes: 64 * 1024 * 1024,
  frameMs: 30_000,
  idleMs: 60 * 60_000,
  answerMs: 30_000,
  handshakeMs: 10_000,
  standingMs: 10_000,
};
