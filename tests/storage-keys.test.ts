import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// A key was added to the code but not to the policy, which claims to list them all.
const keys = globSync('app/**/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\b\w*(?:key|cookie|cacheName)\s*[=:] '([\w-]+)'/gi)].map(
    ([, key = '']) => key,
  ),
);

test('finds the keys', () => {
  expect(keys).toEqual(
    expect.arrayContaining(['site-locale', 'site-theme', 'site-greeted', 'exam-list', 'cookie-consent', 'site-pages']),
  );
});

test.each(['es', 'en'])('the cookie policy (%s) lists every storage key of the site', (locale) => {
  const policy = readFileSync(`content/pages/cookie-policy.${locale}.md`, 'utf8');
  expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
