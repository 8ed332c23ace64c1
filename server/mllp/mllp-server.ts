import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { MllpFrame } from '../../app/domain/hl7/mllp/mllp-frames.ts';
import { readIncoming } from '../../app/domain/messages-in/reading.ts';
import { isOfSender } from '../../app/domain/messages-in/receive-message.server.ts';
import { sendersOfConnection } from '../../app/domain/messages-in/senders.server.ts';
import { splitBatch } from '../../app/domain/messages-in/sent-batch.server.ts';
import { EnvError } from '../../app/platform/env.ts';
import { faultReport } from '../../app/platform/fault-report.ts';
import { intakeOf } from '../../app/platform/intake.server.ts';
import { log } from '../../app/platform/log.ts';
import type { MllpSettings } from '../../app/platform/mllp-settings.ts';
import type { Services } from '../../app/platform/services.ts';
import type { SendersTable } from '../../db/result-tables.ts';
import { rejection, splitAcknowledgments, tooLarge } from './mllp-answers.ts';
import { type MllpBudget, type MllpConnection, serveConnection } from './mllp-connection.ts';
import { type MllpLimits, mllpLimits } from './mllp-limits.ts';

export interface MllpServer {
  port: number;
  /** Takes no more connections, answers what has been sent, and ends. */
  stop: () => Promise<void>;
}

type MllpServices = Pick<Services, 'db' | 'vault' | 'now' | 'catalogue' | 'laboratory'>;

const origin = { request: null, session: null, client: null };

/** Starts the server. Throws `EnvError` if it cannot listen. */
export async function startMllp(
  services: MllpServices,
  settings: MllpSettings,
  limits: MllpLimits = mllpLimits,
): Promise<MllpServer> {
  const open = new Map<Socket, MllpConnection>();
  const reception: Reception = { services, limits, budget: { bytes: 0 }, open, isStopping: false };
  const accept = (socket: Socket) =>
    void welcome(socket, reception).catch((error: unknown) => {
      log.error('mllp-failed', faultReport(error) ?? {});
      socket.destroy();
    });
  const server = serverOf(settings, limits, accept);
  server.maxConnections = limits.connections;
  await listen(server, settings);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    stop: async () => {
      reception.isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const connection of open.values()) connection.drain();
      await closed;
      await intakeOf(services).settle();
    },
  };
}

function serverOf({ tls }: MllpSettings, { handshakeMs }: MllpLimits, accept: (socket: Socket) => void): Server {
  if (tls === null) return createServer({ keepAlive: true, noDelay: true, allowHalfOpen: true }, accept);
  const files = { cert: contentOf(tls.certificate), key: contentOf(tls.key) };
  // A client's certificate is compared with the one of its sender, so no authority has to sign it.
  const options = { ...files, requestCert: true, rejectUnauthorized: false, handshakeTimeout: handshakeMs };
  const server = createTlsServer({ ...options, minVersion: 'TLSv1.2', noDelay: true, allowHalfOpen: true }, accept);
  server.on('tlsClientError', () => log.count('mllp-refused'));
  return server;
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new EnvError(`MLLP_TLS_CERT and MLLP_TLS_KEY name files in PEM format: cannot read ${file}.`);
  }
}

const listen = (server: Server, { port, host }: MllpSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(
        new EnvError(
          `MLLP_PORT ${port}: cannot listen on ${host}. Choose a free port, and an address of this machine.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });

interface Reception {
  services: MllpServices;
  limits: MllpLimits;
  budget: MllpBudget;
  open: Map<Socket, MllpConnection>;
  isStopping: boolean;
}

/** Serves a connection that proves who it is. Any other ends at once: nothing that it sends is read or stored. */
async function welcome(socket: Socket, reception: Reception): Promise<void> {
  const { services, limits, budget, open } = reception;
  const address = socket.remoteAddress ?? '';
  const from = { address, certificate: certificateOf(socket, services.now()) };
  const neighbors = [...open.keys()].filter(({ remoteAddress }) => remoteAddress === address).length;
  const standing = rememberedFor(limits.standingMs, () => sendersOfConnection(services.db, from));
  socket.on('error', () => socket.destroy());
  socket.pause();
  if (neighbors >= limits.perAddress || (await standing()).length === 0) {
    log.count('mllp-refused');
    socket.destroy();
    return;
  }
  // The server may have stopped while the database was asked who this is.
  if (reception.isStopping) socket.destroy();
  if (socket.destroyed) return;
  const onFault = (error: unknown) => log.error('mllp-failed', faultReport(error) ?? {});
  const answer = async (frame: MllpFrame): Promise<Uint8Array[]> => {
    if (frame.kind === 'oversized') return [tooLarge(services.now())];
    const senders = await standing();
    try {
      const messages = splitBatch(frame.bytes, (bytes) => namedSender(senders, bytes), origin);
      const received = await Promise.all(messages.map(intakeOf(services).store));
      return received.flatMap(({ acknowledgment }) => splitAcknowledgments(acknowledgment));
    } catch (error) {
      onFault(error);
      return [rejection(frame.bytes, services.now())];
    }
  };
  open.set(socket, serveConnection(socket, { limits, budget, answer, onFault }));
  socket.on('close', () => open.delete(socket));
  socket.on('end', () => socket.end());
  socket.resume();
}

/** The sender that the message names. A message in another name is refused, and kept under the first that the connection may be. */
function namedSender(senders: readonly SendersTable[], bytes: Uint8Array): SendersTable {
  const [first, ...others] = senders;
  if (!first) throw new Error('The sender of an open connection was revoked');
  if (others.length === 0) return first;
  const incoming = readIncoming(bytes);
  return senders.find((one) => isOfSender(incoming, one)) ?? first;
}

/** SHA-256 of the client's certificate, if it is in force; null without one. */
function certificateOf(socket: Socket, now: Date): string | null {
  if (!(socket instanceof TLSSocket)) return null;
  const { raw, valid_from, valid_to } = socket.getPeerCertificate();
  const isInForce = raw && new Date(valid_from) <= now && now <= new Date(valid_to);
  return isInForce ? createHash('sha256').update(raw).digest('hex') : null;
}

/** Asks again after some time, so that a revoked sender loses also its open connections. */
function rememberedFor(ms: number, ask: () => Promise<SendersTable[]>): () => Promise<SendersTable[]> {
  let known: { at: number; senders: SendersTable[] } | null = null;
  return async () => {
    if (known && performance.now() - known.at < ms) return known.senders;
    known = { at: performance.now(), senders: await ask() };
    return known.senders;
  };
}
