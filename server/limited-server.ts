import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The limits of a connection. Without them, a client that sends its body one byte at a time holds its socket for five minutes, and one that
 * never reads its answer holds it forever. A proxy in front closes its idle connections sooner (docs/operations.md).
 */
export const serverLimits = {
  /** To receive the headers of a request. */
  headersMs: 15_000,
  /** To receive a whole request. */
  requestMs: 30_000,
  /** Without a byte in either direction. */
  idleMs: 30_000,
  /** How often the first two limits are checked. */
  checkEveryMs: 5_000,
  /** Open connections of all clients. */
  sockets: 2_000,
  requestsPerSocket: 1_000,
  /** Headers of a request. */
  headers: 100,
} as const;

type Limits = { readonly [Name in keyof typeof serverLimits]: number };

/** Creates a server that cuts off clients that are too slow, ask for too much at once, or stay too long. */
export function limitedServer(listener: RequestListener, limits: Limits = serverLimits): Server {
  const asked = new WeakMap<Socket, number>();
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  const server = createServer(options, (request, response) => {
    const count = (asked.get(request.socket) ?? 0) + 1;
    asked.set(request.socket, count);
    // Node's own `maxRequestsPerSocket` answers 503 to requests that the client has already sent. This closes the connection with a good
    // answer instead.
    if (count >= limits.requestsPerSocket) response.shouldKeepAlive = false;
    listener(request, response);
  });
  // The server destroys a socket that neither sends nor receives for this long, whichever side is waiting.
  server.timeout = limits.idleMs;
  server.maxConnections = limits.sockets;
  server.maxHeadersCount = limits.headers;
  return server;
}
