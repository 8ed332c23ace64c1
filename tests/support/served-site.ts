import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openSite, type SiteOptions } from './host.ts';

/** A request as the server received it: a page does not reveal prefetches and requests of a service worker. */
export interface SeenRequest {
  method: string;
  path: string;
  isPrefetch: boolean;
}

/** A site on its own port. */
export interface ServedSite {
  origin: string;
  seen: SeenRequest[];
  /** The network fails: the server stops listening and cuts open connections. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Replaces some answers: with those of another build's server, or of a server that lacks a file. */
  answerOtherwise: (answer: (request: IncomingMessage, response: ServerResponse) => boolean) => void;
  /** Forgets the requests and the replaced answers, and listens again. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the built site on its own port, for tests that watch its requests, stop it, or deploy. */
export async function serveSite(options: SiteOptions = {}): Promise<ServedSite> {
  const seen: SeenRequest[] = [];
  let otherwise: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  const listener: RequestListener = (request, response) => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, isPrefetch: /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')) });
    if (!otherwise(request, response)) site.listener(request, response);
  };
  let server = createServer(listener);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  // The site accepts forms only from its own address, so it has to know its port.
  const site = await openSite({ publicUrl: `http://localhost:${port}`, at: new Date().toISOString(), ...options });

  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const comeBack = () => {
    server = createServer(listener);
    return listen(port);
  };
  return {
    origin: `http://localhost:${port}`,
    seen,
    goDown,
    comeBack,
    answerOtherwise: (answer) => {
      otherwise = answer;
    },
    reset: async () => {
      seen.length = 0;
      otherwise = () => false;
      if (!server.listening) await comeBack();
    },
    close: async () => {
      if (server.listening) await goDown();
      await site.close();
    },
  };
}
