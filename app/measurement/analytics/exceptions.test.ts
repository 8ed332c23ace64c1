import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeFault, isReported } from './exceptions.ts';

test.each([
  'TypeError: Failed to fetch dynamically imported module: https://x.example/assets/a.js',
  'TypeError: error loading dynamically imported module: /assets/a.js',
  'TypeError: Importing a module script failed.',
  'ChunkLoadError: Loading chunk 7 failed.',
  'Error: Loading CSS chunk 3 failed',
  'Error: Unable to preload CSS for /assets/a.css',
  "SyntaxError: Identifier 'cookieConsent' has already been declared",
  'SyntaxError: redeclaration of const cookieConsent',
  "SyntaxError: Can't create duplicate variable: 'cookieConsent'",
])('not reported (S8.01): %s', (message) => {
  expect(isReported(message)).toBe(false);
});

test.each(['TypeError: x is undefined', 'Error: module', 'Error: Failed to fetch', 'Script error.'])(
  'reported: %s',
  (message) => {
    expect(isReported(message)).toBe(true);
  },
);

test.each([
  ['x is undefined', 'x is undefined'],
  ['no answer from https://x.example/a?q=vih', 'no answer from [address]'],
  ['no page /pruebas-embarazo?x for Ana@x.co', 'no page [path] for [e-mail]'],
  ['cannot read "prueba de vih"', 'cannot read "…"'],
  ['call +57 300 123 4567 now', 'call [number] now'],
])('reports %j as %j', (message, told) => {
  expect(describeFault({ name: 'TypeError', message }, true)).toBe(told);
});

test('reports only the kind of fault for a page that must not be revealed', () => {
  expect(describeFault({ name: 'TypeError', message: 'no page /pruebas-embarazo' }, false)).toBe('TypeError');
});

test('cuts a long message at the limit of Analytics', () => {
  const message = 'x is undefined; '.repeat(20);
  expect(describeFault({ name: 'Error', message }, true)).toBe(message.slice(0, 100));
});

test('any message: no e-mail, no address, no telephone number, and not too long', () => {
  const telling = fc.constantFrom(
    'ana@x.co',
    'https://x.example/vih',
    '/pruebas/vih?a=1',
    '3001234567',
    'it',
    ' ',
    'failed',
  );
  fc.assert(
    fc.property(fc.array(telling), (words) => {
      const told = describeFault({ name: 'Error', message: words.join(' ') }, true);
      expect(told).not.toMatch(/@|:\/\/|vih|\d{7}/);
      expect(told.length).toBeLessThanOrEqual(100);
    }),
  );
});
