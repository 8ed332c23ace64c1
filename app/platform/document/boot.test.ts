import { expect, test } from 'vitest';

import { bootScript } from './boot.ts';

test('the script contains its entry, and the fallback if the entry is gone', () => {
  expect(bootScript('/assets/entry.js', 'data-live')).toMatch(
    /^\(function boot.*\}\)\("\/assets\/entry\.js","\/renew\.js#\/assets\/entry\.js","data-live"\)$/s,
  );
});
