import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { messageFolders, messagesIn } from './support/message-files.ts';
import { areasOf, findForeignWords, findMisplacedWords } from './support/message-owners.ts';
import { type ParsedFile, parseFile } from './support/parsed-source.ts';

// All words of the site were in one flat file per language, so it was unclear which screens a change would reach.

const files: ParsedFile[] = globSync('{app,server}/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^app\/(generated|i18n\/paraglide)\/|\.test\.tsx?$/.test(path))
  .map((path) => parseFile({ path, source: readFileSync(path, 'utf8') }));
const folderOf = new Map(
  messageFolders.flatMap((folder) => messagesIn(folder, 'es').map(({ key }) => [key, folder] as const)),
);

describe('words', () => {
  test('were read in every area', () => {
    expect(areasOf(files)).toEqual([
      'api',
      'calculators',
      'catalogue',
      'doctor',
      'measurement',
      'panel',
      'patient',
      'site',
    ]);
    expect(new Set(files.flatMap(({ messages }) => messages)).size).toBe(folderOf.size);
  });

  test('are read by their own part of the app and the parts above it', () => {
    expect(findForeignWords(files, folderOf)).toEqual([]);
  });

  test('belong to the only area that reads them', () => {
    expect(findMisplacedWords(files, folderOf)).toEqual([]);
  });
});

const reading = (path: string, key: string): ParsedFile =>
  parseFile({ path, source: `import { m } from '../../i18n/paraglide/messages.js'; export const words = m.${key}();` });
const planted = new Map([
  ['in_site', 'site'],
  ['in_catalogue', 'catalogue'],
  ['in_views', 'views'],
  ['in_domain', 'domain'],
]);

describe('finds a planted fault', () => {
  test.each([
    ['app/site/home/hero.tsx', 'in_catalogue'],
    ['app/views/exams/row.tsx', 'in_site'],
    ['app/domain/exams/words.ts', 'in_views'],
  ])('%s reads %s', (path, key) => {
    expect(findForeignWords([reading(path, key)], planted)).toEqual([expect.stringContaining(`${path} reads ${key}`)]);
  });

  test('views hold a word that only the site reads', () => {
    const files = [reading('app/site/home/hero.tsx', 'in_views'), reading('app/routes/public/home.tsx', 'in_views')];
    expect(findMisplacedWords(files, planted)).toEqual(['in_views: move it to messages/site']);
  });
});

describe('accepts correct files', () => {
  test.each([
    ['app/site/home/hero.tsx', 'in_site'],
    ['app/site/home/hero.tsx', 'in_views'],
    ['app/catalogue/screen/row.tsx', 'in_domain'],
    ['app/routes/public/home.tsx', 'in_site'],
    ['app/root.tsx', 'in_catalogue'],
  ])('%s reads %s', (path, key) => {
    expect(findForeignWords([reading(path, key)], planted)).toEqual([]);
  });

  test('two areas share a word of the views', () => {
    const files = [reading('app/site/home/hero.tsx', 'in_views'), reading('app/catalogue/screen/row.tsx', 'in_views')];
    expect(findMisplacedWords(files, planted)).toEqual([]);
  });

  test('another object is called m', () => {
    const source = 'export const length = (m: { in_catalogue: number }) => m.in_catalogue;';
    expect(findForeignWords([parseFile({ path: 'app/site/home/hero.tsx', source })], planted)).toEqual([]);
  });
});
