import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { headingsIn, isNamed, linksIn, pathsIn } from './support/document-paths.ts';

// The code moved to layers, and the documents kept naming the folders that it came from. Decisions may name old paths: they describe the
// code of their day.

const root = new URL('..', import.meta.url).pathname;
const sources = ['{app,art,bench,content,db,docs,messages,public,server,tests}/**/*', '*.{json,md,ts}', 'LICENSE'];
const files = globSync(sources, { cwd: root, exclude: ['app/generated/**', 'app/i18n/paraglide/**'] }).map((path) =>
  path.replaceAll('\\', '/'),
);
const topFolders = [...new Set(files.flatMap((path) => path.match(/^[^/]+(?=\/)/) ?? []))];

const documents = files
  .filter((path) => /^(README|AGENTS|SECURITY|docs\/[\w-]+)\.md$/.test(path))
  .map((path) => ({ path, markdown: readFileSync(`${root}/${path}`, 'utf8') }));

test('the documents were read', () => {
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'AGENTS.md', 'SECURITY.md', 'docs/architecture.md']),
  );
  expect(documents.flatMap(({ markdown }) => pathsIn(markdown, topFolders)).length).toBeGreaterThan(150);
});

test.each(documents)('every path that $path names exists', ({ markdown }) => {
  expect(pathsIn(markdown, topFolders).filter((path) => !isNamed(path, files))).toEqual([]);
});

test.each(documents)('every link of $path leads to a file, and to a heading in it', ({ path, markdown }) => {
  const dead = linksIn(markdown, path).filter(([file, heading]) => {
    if (!files.some((one) => `${one}/`.startsWith(`${file.replace(/\/$/, '')}/`))) return true;
    return heading !== '' && !headingsIn(readFileSync(`${root}/${file}`, 'utf8')).includes(heading);
  });
  expect(dead).toEqual([]);
});

describe('a dead path is found', () => {
  test.each(['app/features/', 'app/root.ts', 'no-such-rule.ts', 'messages/<part>.json', '*.nowhere.ts', 'nowhere/'])(
    '%s',
    (path) => {
      const named = pathsIn(`See \`${path}\`.`, topFolders);
      expect(named).toEqual([path]);
      expect(named.filter((one) => isNamed(one, files))).toEqual([]);
    },
  );

  test('a heading that a link names', () => {
    expect(linksIn('[how](docs/security.md#nothing), [where](#limits)', 'README.md')).toEqual([
      ['docs/security.md', 'nothing'],
      ['README.md', 'limits'],
    ]);
    expect(headingsIn('# Title\n## In front of it: TLS')).toEqual(['title', 'in-front-of-it-tls']);
  });
});

describe('an existing path is not a fault', () => {
  test.each(['app/root.tsx', 'opening-hours.ts', 'laboratory/opening-hours.ts', 'app/domain/', 'name.island.tsx'])(
    '%s',
    (path) => {
      expect(pathsIn(`See \`${path}\`.`, topFolders)).toEqual([path]);
      expect(isNamed(path, files)).toBe(true);
    },
  );

  test('ignores addresses, commands, media types, code blocks, and build output', () => {
    const text =
      '`/mi-lista` `npm run check` `application/problem+json` `build/server/main.js`\n```\n`app/nowhere.ts`\n```\n';
    expect(pathsIn(text, topFolders)).toEqual([]);
  });
});
