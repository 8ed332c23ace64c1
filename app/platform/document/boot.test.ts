import { expect, test } from 'vitest';

import { bootScript, withScript } from './boot.ts';

test('the script knows its entry, and whom to ask when that is gone', () => {
  expect(bootScript('/assets/entry.js')).toMatch(
    /^\(function boot.*\}\)\("\/assets\/entry\.js","\/renew\.js#\/assets\/entry\.js"\)$/s,
  );
});

test('the script is put into its place as it is', () => {
  expect(withScript('<head><script></script></head><script></script>', "a('$&')")).toBe(
    "<head><script>a('$&')</script></head><script></script>",
  );
});

test('a page without that place is refused', () => {
  expect(() => withScript('<head></head>', 'x')).toThrow('<script></script>');
});
