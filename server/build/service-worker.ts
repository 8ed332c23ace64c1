import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../app/i18n/locale.ts';
import type { Services } from '../../app/platform/services.ts';
import { serviceWorkerPath } from '../../app/site/offline/service-worker-address.ts';
import { isShellPage } from '../../app/views/pages/offline-cache-rules.ts';
import { pagePaths } from '../../app/views/pages/page-paths.ts';
import { buildScript } from './script.ts';
import { filesOfEveryPage, searchFiles } from './shell.ts';

/** The images of the header and footer. Their names have no hash, so each needs a revision. */
const frameImages = ['/brand/mark.svg', '/brand/logo.svg'];

/** Builds the service worker (`app/service-worker.ts`), which knows this build's files and the pages that it must never cache. */
export async function buildServiceWorker(
  clientFolder: string,
  offlinePages: Record<Locale, string>,
  content: Pick<Services, 'pages' | 'posts'>,
): Promise<void> {
  const pages = Object.values(offlinePages);
  // The offline pages change when the server's bundle does.
  const pagesRevision = hashOf(await readFile(join(clientFolder, '../server/index.js')));
  const known = {
    shell: await filesOfEveryPage(clientFolder),
    search: await searchFiles(clientFolder),
    offlinePages,
    precached: [
      ...pages.map((url) => ({ url, revision: pagesRevision })),
      ...(await Promise.all(
        frameImages.map(async (url) => ({ url, revision: hashOf(await readFile(join(clientFolder, url))) })),
      )),
    ],
    sensitive: sensitivePaths(content),
  };
  await buildScript(clientFolder, {
    source: 'app/service-worker.ts',
    path: serviceWorkerPath,
    format: 'iife',
    constants: { BUILD: JSON.stringify(known) },
  });
}

/** The paths of sensitive pages and posts, which the device must not keep. */
function sensitivePaths({ pages, posts }: Pick<Services, 'pages' | 'posts'>): string[] {
  const paths: Record<string, string> = pagePaths;
  return [
    ...pages.list('es').flatMap(({ id, sensitive }) => (sensitive ? (paths[id] ?? []) : [])),
    ...posts.list('es').flatMap(({ id, sensitive }) => (sensitive ? `${pagePaths.blog}/${id}` : [])),
  ].filter((path) => !isShellPage(path));
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
