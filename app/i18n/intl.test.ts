import { expect, test } from 'vitest';

import { plural } from './intl.ts';
import { locales } from './locale.ts';
import { plural as generated } from './paraglide/registry.js';

test.each(locales)('%s: a memoized plural is the one that the messages are generated with', (locale) => {
  for (const count of [0, 1, '1', 1.5, 2, 21, 1_000_000, Number.NaN, null, undefined])
    for (const type of ['cardinal', 'ordinal'] as const)
      expect(plural(locale, count, { type })).toBe(generated(locale, count, { type }));
});
