import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** The code cited clauses and decisions of a document that its readers did not have. */
const cited = globSync('{app,server,db,tests,docs}/**/*.{ts,tsx,md}', { exclude: ['app/i18n/paraglide/**'] })
  .filter((path) => path !== 'docs/specification.md')
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b(S[1-9]\.\d\d|D(?:[1-9]|1[0-3]))(?=[\s,.):;’'`]|$)/g)].map(
      ([, id = '']) => ({ id, path }),
    ),
  );
const defined = new Set(
  [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| ([SD][\d.]+) \|/gm)].map(([, id]) => id),
);

test('every clause and decision that a file cites is in docs/specification.md', () => {
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ id }) => !defined.has(id))).toEqual([]);
});
