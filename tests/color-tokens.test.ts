import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const tokens = new Set(
  [...readFileSync('app/ui/tokens.css', 'utf8').matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name),
);
/** Values of these utilities that are not colors. */
const others = /^(?:none|current|transparent|inherit|no-repeat|cover|center|bottom|top)$/;

/** A renamed token leaves classes that draw nothing, and no other check sees it. */
test('every fill, stroke and background names a color of the design', () => {
  const unknown = globSync('app/**/*.{ts,tsx}', { exclude: ['app/i18n/paraglide/**', 'app/generated/**'] }).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<=["'`\s:])(?:fill|stroke|bg)-([a-z][a-z-]*[a-z])(?=["'`\s/])/g)]
        .map(([, name = '']) => name)
        .filter((name) => !tokens.has(name) && !others.test(name))
        .map((name) => `${file}: ${name}`),
  );
  expect(tokens.size).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});
