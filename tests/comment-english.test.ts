import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { awkwardEnglishIn } from './support/awkward-english.ts';
import { parseFile, type SourceFile } from './support/parsed-source.ts';

// Comments and test titles translated the syntax of another language ("What is taken, and whether that can be done at home."). Several
// rounds of editing each missed some, so this test reads every one. It does not read the texts of the site (`language.test.ts`).

const sources: SourceFile[] = globSync(['{app,server,db,bench,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^app\/(generated|i18n\/paraglide)\//.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** Lists the awkward comments and test titles of a file. */
function awkwardIn(file: SourceFile): string[] {
  const { comments, titles } = parseFile(file);
  return [...comments, ...titles].flatMap((text) =>
    awkwardEnglishIn(text).map(
      (found) =>
        `${file.path}: ${found} in “${text
          .replace(/[\s*]+/g, ' ')
          .trim()
          .slice(0, 80)}”`,
    ),
  );
}

test('every comment and test title is idiomatic', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(awkwardIn)).toEqual([]);
}, 120_000);

describe('a planted fault', () => {
  const foundIn = (source: string) => awkwardIn({ path: 'planted.test.ts', source });

  test.each([
    '// The reader is told of it.',
    '/** Computes the plan anew. */',
    '// So many pages are kept.',
    '// A panel, of which one exam is missing.',
    '// A topic is a page; a search is none.',
    '// A link for who reads the words alone.',
    '// A browser that could not be had.',
    '/** A hint. Nothing without words. */',
    '/** Where something would be that failed. */',
    '/**\n * Who has the list.\n */',
    '/** Whose label the words were. */',
    '/** What is taken, and whether that can be done at home. */',
    "test('a browser that is missing is told', () => {});",
    "test.each([1])('of which %s is left', () => {});",
    `describe(\`so many of \${'each'}\`, () => {});`,
  ])('is found: %s', (source) => {
    expect(foundIn(source)).toHaveLength(1);
  });

  test.each([
    "const words = 'What was told anew, of which there is none';",
    "// '¿Qué?' is a question: what should a visitor do?",
    '/** What is a valid date? Any day of the calendar. */',
    '/** Lists the patients who may collect the result. */',
    '// Reports which exam matches, and what the visitor typed.',
    '// The text of a field, or null if there is none.',
    '/** WHO, Guideline on ferritin, 2020. */',
    "test('what-if controls begin at the typed value', () => {});",
    "expect('so many').toBe('so many');",
  ])('is not seen in %s', (source) => {
    expect(foundIn(source)).toEqual([]);
  });
});
