import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createServer as createVite, isRunnableDevEnvironment } from 'vite';

import type { Services } from '../app/platform/services.ts';
import { announce } from './announce.ts';
import { buildBrand } from './build/brand.ts';

type HostModule = typeof import('./host.ts');

/** The folder of the mark and the logo; a production build writes them to its own folder. */
const BRAND_FOLDER = '.cache/dev';

/** A host with its services, which must be closed when another host replaces it. */
interface RunningHost {
  services: Services;
  listener: RequestListener;
}
let current: { madeBy: HostModule['createHost']; host: Promise<RunningHost> } | null = null;

// `npm run dev` runs this program. It serves the site from its sources: Vite serves what browsers load, production's host serves the rest, and
// every edit applies at once.

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  // A worker needs the same header as the page that starts it (`security-headers.ts`).
  server: { middlewareMode: true, hmr: { server }, headers: { 'Cross-Origin-Embedder-Policy': 'credentialless' } },
});
await buildBrand(BRAND_FOLDER);
await start();

async function start(): Promise<void> {
  const { EnvError, readEnv } = await importHost();
  try {
    const env = readEnv(process.env);
    const { services } = await currentHost();
    server.once('error', (error) => {
      console.error(`Cannot listen on PORT=${env.port} HOST=${env.host}: ${error.message}.`);
      process.exit(1);
    });
    server.on('request', (request, response) =>
      vite.middlewares(request, response, () => void respond(request, response)),
    );
    // Only a server on a socket or a pipe has another kind of address.
    server.listen(env.port, env.host, () => {
      const { port } = server.address() as AddressInfo;
      announce({ ...env, port, isDemonstration: services.isDemonstration, firstRunCode: null });
    });
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

async function stop(): Promise<void> {
  await vite.close();
  await (await current?.host)?.services.db.destroy();
  process.exit(0);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const brandFile = /^\/brand\/([\w-]+)\.(svg|png)$/.exec(request.url ?? '');
    if (brandFile) return await sendBrand(brandFile, response);
    const { listener } = await currentHost();
    listener(request, response);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

async function sendBrand([url, , extension]: RegExpExecArray, response: ServerResponse): Promise<void> {
  const body = await readFile(`${BRAND_FOLDER}${url}`);
  response.writeHead(200, { 'Content-Type': extension === 'svg' ? 'image/svg+xml' : 'image/png' }).end(body);
}

/** The host of the current sources. An edit reloads its module, and so replaces its services and its page cache. */
async function currentHost(): Promise<RunningHost> {
  const module = await importHost();
  if (current?.madeBy === module.createHost) return current.host;
  const before = current;
  const opened = { madeBy: module.createHost, host: openHost(module) };
  current = opened;
  // If opening fails, the next request retries it.
  opened.host.catch(() => {
    if (current === opened) current = null;
  });
  void before?.host.then(({ services }) => services.db.destroy());
  return opened.host;
}

async function openHost({ createHost, createServices, readEnv }: HostModule): Promise<RunningHost> {
  const services = { ...(await createServices(readEnv(process.env))), showsGallery: true };
  return { services, listener: createHost(services).listener };
}

function importHost(): Promise<HostModule> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment does not run in this process");
  return ssr.runner.import('/server/host.ts');
}
