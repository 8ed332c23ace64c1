import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// A key was added to the code and not to the policy, which says that it names them all.
const keys = globSync('app/**/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\b\w*(?:key|cookie|cacheName)\s*[=:] '([\w-]+)'/gi)].map(
    ([, key = '']) => key,
  ),
);

test('the keys were found', () => {
  expect(keys).toEqual(
    expect.arrayContaining(['site-locale', 'site-theme', 'site-greeted', 'exam-list', 'cookie-consent', 'site-pages']),
  );
});

test.each(['es', 'en'])('the cookie policy (%s) names every key under which the site keeps something', (locale) => {
  const policy = readFileSync(`content/pages/cookie-policy.${locale}.md`, 'utf8');
  expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
