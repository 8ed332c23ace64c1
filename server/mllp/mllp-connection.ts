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
export function serveConnection(socket: Socket, { limits, budget, answer, onFault }: ConnectionNeeds): MllpConnection {
  const reader = new MllpFrames();
  let held = 0;
  let isBusy = false;
  let isDraining = false;
  let timer: NodeJS.Timeout | undefined;

  const within = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.destroy(), ms).unref();
  };
  /** Takes these bytes from the shared memory, and ends the connection if there is no room. */
  const hold = (bytes: number): boolean => {
    budget.bytes += bytes - held;
    held = bytes;
    return budget.bytes <= limits.pendingBytes;
  };
  const release = (): void => void hold(0);

  const serve = async (frames: readonly MllpFrame[]): Promise<void> => {
    for (const frame of frames) {
      const answers = await answer(frame);
      for (const one of answers) await send(socket, frameMessage(one), limits.answerMs);
      if (socket.destroyed) return;
    }
  };

  within(limits.idleMs);
  socket.on('data', (chunk) => {
    const wasWaiting = reader.pendingBytes === 0;
    const frames = reader.push(chunk);
    const size = frames.reduce((sum, frame) => sum + (frame.kind === 'frame' ? frame.bytes.length : 0), 0);
    if (!hold(size + reader.pendingBytes)) return void socket.destroy();
    if (frames.length === 0) {
      // The clock of a message runs from its first byte: one byte a minute does not renew it.
      if (wasWaiting && reader.pendingBytes > 0) within(limits.frameMs);
      return;
    }
    clearTimeout(timer);
    socket.pause();
    isBusy = true;
    serve(frames)
      .catch((error: unknown) => {
        onFault(error);
        socket.destroy();
      })
      .finally(() => {
        isBusy = false;
        hold(reader.pendingBytes);
        if (isDraining) return void socket.end();
        within(reader.pendingBytes > 0 ? limits.frameMs : limits.idleMs);
        socket.resume();
      });
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(timer);
    release();
  });
  return {
    drain: () => {
      isDraining = true;
      if (!isBusy) socket.end();
    },
  };
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
