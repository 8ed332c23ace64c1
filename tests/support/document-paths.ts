import { posix } from 'node:path';

/** The endings of files that documents name. */
const isFileName = /\.(tsx?|mjs|json|md|css|svg|webp)$/;
/** Build output exists only after a build. */
const isBuilt = /^build\//;

/**
 * Lists the files and folders that a document names in backticks, outside code blocks. Addresses ('/mi-lista'), commands and ellipses are
 * not paths; `<part>`, `*`, and the `name` of 'name.island.tsx' stand for any name.
 */
export function pathsIn(markdown: string, topFolders: readonly string[]): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, token = '']) => token)
    .filter((token) => /^[\w.*<][\w.*<>/-]*$/.test(token) && !isBuilt.test(token))
    .filter(
      (token) => isFileName.test(token) || token.endsWith('/') || topFolders.includes(token.split('/')[0] ?? token),
    );
}

/** Whether one of `files` is this path, ends with it, or is in this folder: 'exam.ts' and 'exams/' are in 'app/domain/exams/exam.ts'. */
export function isNamed(path: string, files: readonly string[]): boolean {
  const pattern = path
    .replace(/^name\./, '*.')
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]*')
    .replace(/<[^>]+>/g, '[^/]+');
  const named = new RegExp(`(^|/)${pattern}${path.endsWith('/') ? '' : '(/|$)'}`);
  return files.some((file) => named.test(file));
}

/**
 * Lists the files and headings that a document's links lead to, from the root: ['docs/domain.md', ''], ['docs/security.md', 'known-limits']
 */
export function linksIn(markdown: string, document: string): [file: string, heading: string][] {
  return [...markdown.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, file = '']) => !file.startsWith('/'))
    .map(([, file, heading = '']) => [file ? posix.join(posix.dirname(document), file) : document, heading]);
}

/** Lists the anchors of the headings as GitHub names them: '## In front of it: TLS' → 'in-front-of-it-tls' */
export const headingsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
