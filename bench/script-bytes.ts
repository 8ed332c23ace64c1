import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Row, table, times } from './figures.ts';
import { projectFolder } from './hosting.ts';

/** The first load of the patient area, in bytes of brotli (`tests/request/first-load.test.ts`). */
export const FIRST_LOAD_LIMIT = 130_000;

/** Pages, and whether the limit is for them: the entrances of the patient area, and public documents beside them. */
const pages = [
  { path: '/portal-resultados', isLimited: true },
  { path: '/portal-resultados/ingresar', isLimited: true },
  { path: '/', isLimited: false },
  { path: '/servicios/analisis-sangre', isLimited: false },
  { path: '/examenes-laboratorio', isLimited: false },
  { path: '/contacto', isLimited: false },
] as const;

/** Adds up the script files that pages name, with everything that these import statically, from the build's compressed files. */
export async function areaScripts(origin: string): Promise<string> {
  const rows = await Promise.all(
    pages.map(async ({ path, isLimited }): Promise<Row> => {
      const bytes = scriptBytes(await (await fetch(origin + path)).text());
      const ours = { what: `\`${path}\``, ours: kilobytes(bytes) };
      if (!isLimited) return ours;
      return {
        ...ours,
        reference: kilobytes(FIRST_LOAD_LIMIT),
        ratio: times(bytes / FIRST_LOAD_LIMIT),
        target: '≤ 1 ×',
        met: bytes <= FIRST_LOAD_LIMIT,
      };
    }),
  );
  return table('Scripts of the first load', 'limit', rows, [
    'Files of the build (brotli) that the page names, with what these import statically, before a touch. Inline scripts, and files that a script brings later, are not in it.',
  ]);
}

/** Returns the bytes of the script files that a page names, with everything that these import statically. */
export function scriptBytes(html: string): number {
  const found = new Set<string>();
  for (const [, path = ''] of html.matchAll(/"(\/(?:assets\/)?[\w.-]+\.js)"/g)) collect(path.slice(1), found);
  return [...found].reduce((sum, file) => sum + readFileSync(fileOf(`${file}.br`)).length, 0);
}

const fileOf = (name: string): string => join(projectFolder, 'build/client', name);

/** Adds a file and its static imports: `import{a}from"./b.js"` and `import"./b.js"`, but not `import("./b.js")`. */
function collect(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const [, imported = ''] of readFileSync(fileOf(file), 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g,
  ))
    collect(`assets/${imported}`, found);
}
