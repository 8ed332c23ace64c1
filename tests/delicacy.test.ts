import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { classOf } from '../app/measurement/analytics/page-class.ts';
import { pagePaths } from '../app/views/pages/page-paths.ts';

// Which pages are delicate stands in two lists: of the class Google hears of (`page-class.ts`), and in the front matter, by which the
// service worker keeps no copy. A page that is in one of them only is half protected.
const saysSensitive = (id: string): boolean =>
  ['es', 'en'].some((locale) => /^sensitive: true$/m.test(readFileSync(`content/pages/${id}.${locale}.md`, 'utf8')));

test.each(Object.entries(pagePaths))('%s is delicate to Google exactly if its content says so', (id, path) => {
  expect(classOf(path) === 'neutral').toBe(saysSensitive(id));
});
