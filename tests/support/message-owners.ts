import { areas, layerOf, mayReadWords } from './layers.ts';
import type { ParsedFile } from './parsed-source.ts';

/** The folder of `messages/` that contains a key: 'nav_home' → 'views'. */
type FolderOf = ReadonlyMap<string, string>;

/** Lists the files that read words of a part of the app that they may not import. */
export const findForeignWords = (files: readonly ParsedFile[], folderOf: FolderOf): string[] =>
  files.flatMap(({ path, messages }) =>
    messages.flatMap((key) => {
      const folder = folderOf.get(key);
      if (folder === undefined) return [`${path} reads ${key}, which is in no folder of messages/`];
      return mayReadWords(path, folder) ? [] : [`${path} reads ${key} of messages/${folder}`];
    }),
  );

/** Lists the words of a shared folder that only one area reads. Routes do not count, because they read the words of every area. */
export function findMisplacedWords(files: readonly ParsedFile[], folderOf: FolderOf): string[] {
  const readers = new Map<string, Set<string>>();
  for (const { path, messages } of files) {
    if (layerOf(path) === 'routes' || layerOf(path) === 'shell') continue;
    for (const key of messages) readers.set(key, (readers.get(key) ?? new Set()).add(partOf(path)));
  }
  return [...readers].flatMap(([key, parts]) => {
    const [only = '', ...others] = parts;
    return others.length === 0 && areas.includes(only) && folderOf.get(key) !== only
      ? [`${key}: move it to messages/${only}`]
      : [];
  });
}

/** Lists the areas whose files read words. */
export const areasOf = (files: readonly ParsedFile[]): string[] =>
  areas.filter((area) => files.some(({ path, messages }) => messages.length > 0 && partOf(path) === area)).sort();

/** 'app/site/home/hero.tsx' → 'site' · 'app/views/exams/row.tsx' → 'views' */
const partOf = (path: string): string => path.split('/')[1] ?? '';
