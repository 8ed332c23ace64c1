import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { classOf } from '../app/measurement/analytics/page-class.ts';
import { pagePaths } from '../app/views/pages/page-paths.ts';

// Two lists define the delicate pages: the page class for Google (`page-class.ts`), and the front matter, which keeps the service worker
// from storing a copy. A page in only one of them is half protected.
const saysSensitive = (id: string): boolean =>
  ['es', 'en'].some((locale) => /^sensitive: true$/m.test(readFileSync(`content/pages/${id}.${locale}.md`, 'utf8')));

test.each(Object.entries(pagePaths))('%s is delicate for Google exactly if its content says so', (id, path) => {
  expect(classOf(path) === 'neutral').toBe(saysSensitive(id));
});
