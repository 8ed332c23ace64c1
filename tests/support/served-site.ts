import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openSite, type SiteOptions } from './host.ts';

/** A request as the server has seen it: what a browser fetches ahead or from a service worker, no page tells. */
export interface Seen {
  method: string;
  path: string;
  isPrefetch: boolean;
}

export interface ServedSite {
  origin: string;
  seen: Seen[];
  /** The network fails: nothing listens any more, and what was open is cut. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Answers some requests otherwise: as the server of another build, or one that has forgotten a file. */
  answerOtherwise: (answer: (request: IncomingMessage, response: ServerResponse) => boolean) => void;
  close: () => Promise<void>;
}

/** Serves the built site on a port of its own, for tests that need more than its pages: to see it asked, to stop it, to deploy. */
export async function serveSite(options: SiteOptions = {}): Promise<ServedSite> {
  const seen: Seen[] = [];
  let otherwise: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  const listener: RequestListener = (request, response) => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, isPrefetch: /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')) });
    if (!otherwise(request, response)) site.listener(request, response);
  };
  let server = createServer(listener);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  // The site's forms may be sent from its own address only: it has to know its port.
  const site = await openSite({ publicUrl: `http://localhost:${port}`, at: new Date().toISOString(), ...options });

  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    origin: `http://localhost:${port}`,
    seen,
    goDown,
    comeBack: () => {
      server = createServer(listener);
      return listen(port);
    },
    answerOtherwise: (answer) => {
      otherwise = answer;
    },
    close: async () => {
      if (server.listening) await goDown();
      await site.close();
    },
  };
}
