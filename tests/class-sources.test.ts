import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Tailwind reads these files only (`@source` in `app/ui/app.css`); a class in any other file has no style. */
const sources = [...readFileSync('app/ui/app.css', 'utf8').matchAll(/@source "([^"]+)"/g)].map(([, source]) => source);

/** A quoted text with a variant of a class: 'lg:grid', 'group-has-checked/ruler:block', 'max-sm:hidden'. */
const classWithVariant =
  /['"`](?:[^'"`\n]* )?(?:sm|md|lg|xl|max-\w+|hover|focus-visible|print|group-[\w-]+|has-[\w-]+)(?:\/\w+)?:[a-z[-][^'"`\n]*['"`]/;

test('no class is in a file that the style sheet does not read', () => {
  expect(sources).toEqual(['../**/*.tsx', './button.ts']);
  const others = globSync('app/**/*.ts').filter(
    (path) => path !== 'app/ui/button.ts' && !path.endsWith('.test.ts') && !path.includes('paraglide'),
  );
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((path) => classWithVariant.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([`'lg:grid-cols-2'`, `'hidden group-has-checked/ruler:block'`, `\`flex max-sm:hidden\``])(
  '%s is found as a class',
  (text) => {
    expect(classWithVariant.test(text)).toBe(true);
  },
);
