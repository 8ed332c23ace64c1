import { describe, expect, test } from 'vitest';

import { acceptsJson, callerLocale } from './caller.ts';

describe('the language', () => {
  test.each([
    [null, '', 'es'],
    [null, 'en', 'en'],
    [null, 'en-GB,es;q=0.8', 'en'],
    [null, 'en;q=0.5, es-CO', 'es'],
    [null, 'fr, en;q=0.1', 'en'],
    [null, 'en;q=0, *', 'es'],
    [null, 'de', 'es'],
    // A weight that is no number counts as none given.
    [null, 'en;q=nonsense', 'en'],
    ['en', 'es', 'en'],
    ['fr', 'en', 'en'],
  ])('for ?lang=%s and %j is %s', (lang, header, locale) => {
    expect(callerLocale(lang, header)).toBe(locale);
  });
});

describe('JSON', () => {
  test.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['application/json', true],
    ['application/*;q=0.2', true],
    ['text/html, */*;q=0.1', true],
    ['text/html', false],
    ['application/json;q=0, */*', false],
    ['application/problem+json', false],
  ])('for %j is acceptable: %s', (accept, welcome) => {
    expect(acceptsJson(accept)).toBe(welcome);
  });
});
