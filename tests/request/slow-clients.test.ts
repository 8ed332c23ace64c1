import { connect } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { limitedServer, serverLimits } from '../../server/limited-server.ts';
import { type RawServer, rawServer } from '../support/raw-http.ts';

// The site's limits, divided by about a hundred. They apply in the same way at any length.
const short = { ...serverLimits, headersMs: 150, requestMs: 200, idleMs: 900, checkEveryMs: 50, requestsPerSocket: 3 };

let server: RawServer | undefined;
afterEach(() => server?.close());

const opened = async (listener: Parameters<typeof limitedServer>[0]): Promise<RawServer> => {
  server = await rawServer(listener, short);
  return server;
};

test('D 5: the server of the site has its limits', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections, maxHeadersCount } = limitedServer(
    () => {},
  );
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections, maxHeadersCount }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    timeout: 30_000,
    maxConnections: 2_000,
    maxHeadersCount: 100,
  });
});

describe('D 5: a client is cut off', () => {
  test('that never finishes its headers', async () => {
    const { statuses } = await opened((_, response) => void response.end());
    expect(await statuses('GET / HTTP/1.1\r\nHost: a\r\nX-A:')).toEqual([408]);
  });

  test('that never finishes its body', async () => {
    const { statuses } = await opened((request, response) => {
      request.resume().on('error', () => {});
      request.on('end', () => response.end());
    });
    const begun = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na';
    expect(await statuses(begun)).toEqual([408]);
  });

  test('that never reads its answer', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<boolean>();
    const { port } = await opened((_, response) => {
      response.on('close', () => resolve(response.writableFinished)).end(Buffer.alloc(64 * 1024 * 1024));
    });
    const socket = connect({ port, host: '127.0.0.1' }).pause();
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await ended).toBe(false);
    socket.destroy();
  });

  test('after the maximum number of requests, with a complete last answer', async () => {
    const { statuses } = await opened((_, response) => void response.end('ok'));
    expect(await statuses('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))).toEqual([200, 200, 200]);
  });
});
