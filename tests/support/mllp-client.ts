import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

import { frameMessage, MllpFrames } from '../../app/domain/hl7/mllp/mllp-frames.ts';

/** A laboratory system that speaks MLLP. */
export interface MllpClient {
  socket: Socket;
  /** Sends a message and waits for its acknowledgment, whose text it returns. Rejects if the connection ends first. */
  send: (message: string | Uint8Array) => Promise<string>;
  /** The next frame that arrives. */
  next: () => Promise<string>;
  /** Resolves when the connection has ended. */
  ended: Promise<void>;
  end: () => void;
}

export async function mllpClient(port: number, tls: ConnectionOptions | null = null): Promise<MllpClient> {
  const host = '127.0.0.1';
  const socket = tls ? connectTls({ port, host, rejectUnauthorized: false, ...tls }) : connect({ port, host });
  const reader = new MllpFrames();
  const frames: string[] = [];
  const waiting: { done: (text: string) => void; failed: (error: Error) => void }[] = [];
  socket.on('data', (chunk) => {
    for (const frame of reader.push(chunk)) {
      const text = frame.kind === 'frame' ? Buffer.from(frame.bytes).toString('utf8') : '';
      const first = waiting.shift();
      if (first) first.done(text);
      else frames.push(text);
    }
  });
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      for (const { failed } of waiting.splice(0)) failed(new Error('The connection ended without an answer'));
      resolve();
    });
  });
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.once(tls ? 'secureConnect' : 'connect', () => resolve());
    socket.once('close', () => resolve());
  });
  const next = (): Promise<string> =>
    new Promise((done, failed) => {
      const known = frames.shift();
      if (known !== undefined) done(known);
      else if (socket.destroyed) failed(new Error('The connection has ended'));
      else waiting.push({ done, failed });
    });
  return {
    socket,
    next,
    ended,
    send: (message) => {
      socket.write(frameMessage(typeof message === 'string' ? Buffer.from(message) : message));
      return next();
    },
    end: () => void socket.destroy(),
  };
}

/** 'MSA|AA|42' → 'AA' */
export const codeOfAnswer = (text: string): string => /MSA\|(\w+)/.exec(text)?.[1] ?? '';
