import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** In bytes. A larger script serves one page only (a map), and loads when that page needs it. */
const LARGEST_SHELL_SCRIPT = 40_000;

/** Islands of personal pages: no cache keeps such a page, so the service worker does not fetch them for everybody. */
const ofPersonalPages = /^exam-field\.island-/;

/**
 * Lists the addresses of the files that every page needs (the app shell of the service worker): the entry script, what it loads, the print
 * style sheet, the fonts and the icons. The main style sheet is part of each page.
 */
export async function filesOfEveryPage(clientFolder: string): Promise<string[]> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder);
  const kept = names.filter((name) => !ofPersonalPages.test(name));
  const scripts = await scriptsOfPages(folder, kept, LARGEST_SHELL_SCRIPT);
  const styleFiles = names.filter((name) => /^(sprite|print)-[\w-]+\.(svg|css)$|\.woff2$/.test(name));
  return [...scripts, ...styleFiles].map((name) => `/assets/${name}`);
}

/** Lists the addresses of the large files of the catalog's search: React (`clientGroups` in `vite.config.ts`) and the search's worker. */
export async function searchFiles(clientFolder: string): Promise<string[]> {
  const names = await readdir(join(clientFolder, 'assets'));
  const found = [/^react-[\w-]+\.js$/, /^search\.worker-[\w-]+\.js$/].map((file) =>
    names.filter((name) => file.test(name)),
  );
  if (found.some((files) => files.length !== 1))
    throw new Error(
      `assets/ has ${found.flat().join(', ') || 'none'} instead of one file of React and one search worker: their names must match react-*.js and search.worker-*.js.`,
    );
  return found.flat().map((name) => `/assets/${name}`);
}

/**
 * Deletes the scripts that React Router builds for routes without hydration, because no page loads them (decision 0013). The modules of
 * routes that hydrate stay, with everything they load, and so does the manifest: it names the modules of all routes, and loads none.
 */
export async function removeUnusedScripts(
  clientFolder: string,
  hydrating: { manifest: string; modules: readonly string[] },
): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder);
  for (const path of hydrating.modules) {
    if ((await stat(join(folder, basename(path)))).size === 0)
      throw new Error(
        `${path} is empty: declare \`handle.hydrates\` in the route's own file. A declaration in its layout is not enough.`,
      );
  }
  const used = new Set([
    basename(hydrating.manifest),
    ...(await scriptsOfPages(folder, names, Number.POSITIVE_INFINITY)),
    ...(await withDependencies(
      folder,
      names,
      hydrating.modules.map((path) => basename(path)),
    )),
  ]);
  await Promise.all(
    names.filter((name) => name.endsWith('.js') && !used.has(name)).map((name) => rm(join(folder, name))),
  );
}

/** Lists the script that pages start with and everything it may load, except files over the limit. */
const scriptsOfPages = (folder: string, names: readonly string[], largest: number): Promise<Set<string>> =>
  withDependencies(
    folder,
    names,
    names.filter((name) => /^entry\.client-[\w-]+\.js$/.test(name)),
    largest,
  );

/** Returns the first scripts and every script that they load, directly or through others, except files over `largest` bytes. */
async function withDependencies(
  folder: string,
  names: readonly string[],
  first: readonly string[],
  largest = Number.POSITIVE_INFINITY,
): Promise<Set<string>> {
  const scripts = new Set(first);
  // The loop also visits the scripts that it adds.
  for (const script of scripts) {
    for (const loaded of filesNamedIn(await readFile(join(folder, script), 'utf8')))
      if (names.includes(loaded) && (await stat(join(folder, loaded))).size <= largest) scripts.add(loaded);
  }
  return scripts;
}

/** Lists the built files that a script names: 'import"./entry-a.js";const l=()=>import(`./map-b.js`)' → ['entry-a.js', 'map-b.js'] */
export const filesNamedIn = (script: string): string[] =>
  [...script.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.(?:js|css|svg))["'`]/g)].map(([, name = '']) => name);
