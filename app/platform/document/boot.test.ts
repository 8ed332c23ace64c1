import { expect, test } from 'vitest';

import { bootScript, withBoot } from './boot.ts';

test('the script stands at the end of the page and knows its entry', () => {
  const script = bootScript('/assets/entry.js');
  expect(script).toMatch(/^\(function boot.*\}\)\("\/assets\/entry\.js"\)$/s);
  expect(withBoot('<body><p>$& </body></p></body></html>', script)).toBe(
    `<body><p>$& </body></p><script>${script}</script></body></html>`,
  );
});

test('a page without an end is refused', () => {
  expect(() => withBoot('<p>a', 'x')).toThrow('</body>');
});
