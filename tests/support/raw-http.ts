import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { limitedServer } from '../../server/limited-server.ts';

type Limits = Parameters<typeof limitedServer>[1];

/** A server to which a test sends raw bytes. */
export interface RawServer {
  port: number;
  /** Sends raw bytes and returns the status codes of the answers, in order. */
  statuses: (message: string) => Promise<number[]>;
  close: () => Promise<void>;
}

/** Serves a listener as the site does, for messages that Node's clients cannot send. */
export async function rawServer(listener: RequestListener, limits?: Limits): Promise<RawServer> {
  const server = limitedServer(listener, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    statuses: async (message) => statusesOf(await exchanged(port, message)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a message, and returns all bytes until the server closes the connection. */
async function exchanged(port: number, message: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  socket.write(Buffer.from(message, 'latin1'));
  await once(socket, 'close').catch(() => {});
  return received;
}

/** 'HTTP/1.1 200 OK …' → [200]. No body of the site contains a status line. */
const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
