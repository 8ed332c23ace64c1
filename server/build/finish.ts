import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { localizedHref } from '../../app/i18n/href.ts';
import type { Locale } from '../../app/i18n/locale.ts';
import siteConfig from '../../site.config.ts';
import { buildBrand } from './brand.ts';
import { precompress } from './precompress.ts';
import { buildProgram } from './program.ts';
import { buildScript } from './script.ts';
import { buildServiceWorker } from './service-worker.ts';
import { removeUnusedScripts } from './shell.ts';
import { buildSocialCards } from './social-cards.ts';

// This program runs after `react-router build`. It generates the files that depend on the built site: the logo, the pictures for social
// networks, the web manifests, the scripts with stable names, the compressed files, and the server's program.

const clientFolder = 'build/client';
const built: typeof import('../host.ts') = await import(new URL('../../build/server/index.js', import.meta.url).href);
await removeUnusedScripts(clientFolder, built.filesOfHydratingPages());
await buildBrand(clientFolder);
const content = readContent();
const offlinePages = { es: localizedHref('es', '/sin-conexion'), en: localizedHref('en', '/sin-conexion') };
await buildSocialCards(clientFolder, content);
const descriptionIn = (locale: Locale) => content.pages.read('home', locale).description;
for (const [path, text] of built.webManifests(content.laboratory, descriptionIn))
  await writeFile(join(clientFolder, path), text);
await buildScript(clientFolder, { source: 'app/renew.ts', path: '/renew.js', format: 'es' });
await buildScript(clientFolder, { source: 'app/panel-keys.ts', path: '/panel-keys.js', format: 'es' });
await buildScript(clientFolder, { source: 'app/panel-live.ts', path: '/panel-live.js', format: 'es' });
await buildScript(clientFolder, { source: 'app/posted.ts', path: '/posted.js', format: 'es' });
await buildServiceWorker(clientFolder, offlinePages, content);
await precompress(clientFolder);
await buildProgram('build/server');

/** Reads the site's content. If a text is invalid, prints one sentence and ends the build. */
function readContent(): ReturnType<typeof built.composeCheckedContent> {
  try {
    return built.composeCheckedContent(siteConfig);
  } catch (error) {
    if (!(error instanceof built.EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
