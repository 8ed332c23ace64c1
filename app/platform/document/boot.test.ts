import { expect, test } from 'vitest';

import { bootScript } from './boot.ts';

test('the script knows its entry, and whom to ask when that is gone', () => {
  expect(bootScript('/assets/entry.js')).toMatch(
    /^\(function boot.*\}\)\("\/assets\/entry\.js","\/renew\.js#\/assets\/entry\.js"\)$/s,
  );
});
