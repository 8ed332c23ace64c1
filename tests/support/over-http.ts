import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as Node received it. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received, still compressed. */
  body: Buffer;
}

interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests to one listener. */
export interface HttpClient {
  ask: (path: string, init?: HttpRequest) => Promise<RawAnswer>;
  close: () => Promise<void>;
}

/** Serves a listener on a free port and sends it requests as a browser does, without decoding the answers. */
export async function overHttp(listener: RequestListener): Promise<HttpClient> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (answer) => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
        });
        sent.on('error', reject).end(body);
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of an answer in any encoding. */
export function readable({ headers, body }: RawAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
