import type { Socket } from 'node:net';

import { frameMessage, type MllpFrame, MllpFrames } from '../../app/domain/hl7/mllp/mllp-frames.ts';
import type { MllpLimits } from './mllp-limits.ts';

/** The memory that all connections share. */
export interface MllpBudget {
  bytes: number;
}

interface ConnectionNeeds {
  limits: MllpLimits;
  budget: MllpBudget;
  /** Stores a message, and returns the acknowledgments to send: one, two, or none. */
  answer: (frame: MllpFrame) => Promise<Uint8Array[]>;
  /** Reports a fault of ours. */
  onFault: (error: unknown) => void;
}

export interface MllpConnection {
  /** Answers what it has begun to store, and then ends. */
  drain: () => void;
}

/**
 * Serves one connection: one message at a time. While a message is being stored nothing more is read, so a sender that does not wait for
 * its acknowledgments is slowed down by TCP, and costs no memory.
 */
export function serveConnection(socket: Socket, needs: ConnectionNeeds): MllpConnection {
  const { limits, onFault } = needs;
  const reader = new MllpFrames();
  const share = shareOf(needs);
  const clock = clockOf(socket);
  let isBusy = false;
  let isDraining = false;

  const settle = (): void => {
    isBusy = false;
    share.hold(reader.pendingBytes);
    if (isDraining) return void socket.end();
    clock.within(reader.pendingBytes > 0 ? limits.frameMs : limits.idleMs);
    socket.resume();
  };
  clock.within(limits.idleMs);
  socket.on('data', (chunk) => {
    const wasWaiting = reader.pendingBytes === 0;
    const frames = reader.push(chunk);
    if (!share.hold(sizeOf(frames) + reader.pendingBytes)) return void socket.destroy();
    if (frames.length === 0) {
      // The clock of a message runs from its first byte: one byte a minute does not renew it.
      if (wasWaiting && reader.pendingBytes > 0) clock.within(limits.frameMs);
      return;
    }
    clock.stop();
    socket.pause();
    isBusy = true;
    answerAll(socket, frames, needs)
      .catch((error: unknown) => {
        onFault(error);
        socket.destroy();
      })
      .finally(settle);
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clock.stop();
    share.hold(0);
  });
  return {
    drain: () => {
      isDraining = true;
      if (!isBusy) socket.end();
    },
  };
}

const sizeOf = (frames: readonly MllpFrame[]): number =>
  frames.reduce((sum, frame) => sum + (frame.kind === 'frame' ? frame.bytes.length : 0), 0);

/** The part of the shared memory that a connection holds. `hold` says whether there is room. */
function shareOf({ budget, limits }: ConnectionNeeds) {
  let held = 0;
  return {
    hold: (bytes: number): boolean => {
      budget.bytes += bytes - held;
      held = bytes;
      return budget.bytes <= limits.pendingBytes;
    },
  };
}

/** Ends the connection when its time is over. */
function clockOf(socket: Socket) {
  let timer: NodeJS.Timeout | undefined;
  return {
    within: (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), ms).unref();
    },
    stop: (): void => clearTimeout(timer),
  };
}

async function answerAll(
  socket: Socket,
  frames: readonly MllpFrame[],
  { answer, limits }: ConnectionNeeds,
): Promise<void> {
  for (const frame of frames) {
    for (const one of await answer(frame)) await send(socket, frameMessage(one), limits.answerMs);
    if (socket.destroyed) return;
  }
}

/** Writes an acknowledgment, and waits until the system has taken it. */
function send(socket: Socket, bytes: Uint8Array, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    const timer = setTimeout(() => socket.destroy(), withinMs).unref();
    const done = (): void => {
      clearTimeout(timer);
      socket.off('close', done);
      resolve();
    };
    socket.once('close', done);
    socket.write(bytes, done);
  });
}
