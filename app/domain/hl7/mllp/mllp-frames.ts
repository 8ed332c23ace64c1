import { hl7Limits } from '../limits.ts';

const VT = 0x0b;
const FS = 0x1c;
const CR = 0x0d;
const FIRST_BUFFER = 4096;

/** The content of a frame, or the number of bytes of one that was too large, which is all that is known about it. */
export type MllpFrame = { kind: 'frame'; bytes: Uint8Array } | { kind: 'oversized'; size: number };

/**
 * Finds frames (`VT … FS CR`, the Minimal Lower Layer Protocol) in the chunks of a connection, however TCP has cut them. It reads each
 * byte once and keeps at most one frame. FS ends a frame: a sender that forgets the CR after it still waits for our answer. HL7 text
 * contains neither VT nor FS, so a VT within a frame begins the next one, and the unfinished one is dropped without an answer.
 */
export class MllpFrames {
  /** Bytes outside of frames. */
  junkBytes = 0;
  /** Frames that another frame interrupted. */
  cutFrames = 0;
  /** Frames without the CR after their FS. */
  missingReturns = 0;

  readonly #limit: number;
  #state: 'outside' | 'inside' | 'ended' = 'outside';
  /** The unfinished frame: the first `#size` bytes. It doubles when it is full, so tiny chunks cost no more than large ones. */
  #buffer = new Uint8Array(FIRST_BUFFER);
  #size = 0;

  constructor(limit: number = hl7Limits.bytes) {
    this.#limit = limit;
  }

  /** The bytes of the unfinished frame. If the connection stays silent now, its sender has failed. */
  get pendingBytes(): number {
    return this.#state === 'inside' ? this.#size : 0;
  }

  /** Takes a chunk and returns the frames that it completes. */
  push(chunk: Uint8Array): MllpFrame[] {
    const frames: MllpFrame[] = [];
    let at = 0;
    while (at < chunk.length) {
      if (this.#state === 'inside') at = this.#readInside(chunk, at, frames);
      else at = this.#readOutside(chunk, at);
    }
    return frames;
  }

  /** Reads the byte after a frame, or up to the next VT. Returns the position after it. */
  #readOutside(chunk: Uint8Array, at: number): number {
    if (this.#state === 'ended') {
      this.#state = 'outside';
      if (chunk[at] === CR) return at + 1;
      this.missingReturns++;
    }
    const start = chunk.indexOf(VT, at);
    this.junkBytes += (start < 0 ? chunk.length : start) - at;
    if (start < 0) return chunk.length;
    this.#begin();
    return start + 1;
  }

  /** Reads up to the FS or VT that ends the frame. */
  #readInside(chunk: Uint8Array, at: number, frames: MllpFrame[]): number {
    let end = at;
    while (end < chunk.length && chunk[end] !== FS && chunk[end] !== VT) end++;
    this.#append(chunk.subarray(at, end));
    if (end === chunk.length) return end;
    if (chunk[end] === FS) {
      frames.push(this.#finished());
      this.#state = 'ended';
    } else {
      this.cutFrames++;
      this.#begin();
    }
    return end + 1;
  }

  #begin(): void {
    this.#state = 'inside';
    this.#size = 0;
  }

  /** Copies, because a socket may reuse its buffer. Only counts the bytes of a frame that has become too large. */
  #append(bytes: Uint8Array): void {
    const size = this.#size + bytes.length;
    if (size > this.#limit) this.#buffer = new Uint8Array(FIRST_BUFFER);
    else {
      if (size > this.#buffer.length) this.#grow(size);
      this.#buffer.set(bytes, this.#size);
    }
    this.#size = size;
  }

  #grow(size: number): void {
    const larger = new Uint8Array(Math.max(size, 2 * this.#buffer.length));
    larger.set(this.#buffer.subarray(0, this.#size));
    this.#buffer = larger;
  }

  #finished(): MllpFrame {
    const size = this.#size;
    if (size > this.#limit) return { kind: 'oversized', size };
    const bytes = this.#buffer.slice(0, size);
    if (this.#buffer.length > FIRST_BUFFER) this.#buffer = new Uint8Array(FIRST_BUFFER);
    return { kind: 'frame', bytes };
  }
}

/** Puts a message into a frame. */
export function frameMessage(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(message.length + 3);
  frame[0] = VT;
  frame.set(message, 1);
  frame.set([FS, CR], message.length + 1);
  return frame;
}
