import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A larger script serves one page only (a map), and loads when that page needs it. */
const LARGEST_BYTES = 40_000;

/** The addresses of the files that every page needs: the entry script, what it loads, the print style sheet, the font and the icons. */
export async function filesOfEveryPage(clientFolder: string): Promise<string[]> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder);
  const scripts = await scriptsOfPages(folder, names, LARGEST_BYTES);
  const looks = names.filter((name) => /^(sprite|print)-[\w-]+\.(svg|css)$|\.woff2$/.test(name));
  return [...scripts, ...looks].map((name) => `/assets/${name}`);
}

/** React's own file (`clientGroups` in `vite.config.ts`), by its address. */
export async function reactFiles(clientFolder: string): Promise<string[]> {
  const names = await readdir(join(clientFolder, 'assets'));
  return names.filter((name) => /^react-[\w-]+\.js$/.test(name)).map((name) => `/assets/${name}`);
}

/** Takes away what React Router builds for pages that hydrate: no page asks for it (decision 13). */
export async function removeUnusedScripts(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder);
  const used = await scriptsOfPages(folder, names, Number.POSITIVE_INFINITY);
  await Promise.all(
    names.filter((name) => name.endsWith('.js') && !used.has(name)).map((name) => rm(join(folder, name))),
  );
}

/** The entry script and everything that it may load, except larger files. */
async function scriptsOfPages(folder: string, names: readonly string[], largest: number): Promise<Set<string>> {
  const scripts = new Set(names.filter((name) => /^entry\.client-[\w-]+\.js$/.test(name)));
  for (const script of scripts) {
    for (const loaded of filesNamedIn(await readFile(join(folder, script), 'utf8')))
      if (names.includes(loaded) && (await stat(join(folder, loaded))).size <= largest) scripts.add(loaded);
  }
  return scripts;
}

/** 'import"./entry-a.js";const l=()=>import(`./map-b.js`)' → ['entry-a.js', 'map-b.js'] */
export const filesNamedIn = (script: string): string[] =>
  [...script.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.(?:js|css|svg))["'`]/g)].map(([, name = '']) => name);
