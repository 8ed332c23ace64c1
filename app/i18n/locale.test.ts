import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  isLocale,
  languageName,
  languageTag,
  localeOfPath,
  locales,
  pathInLocale,
  spanishPath,
  storedLocale,
} from './locale.ts';

describe('the language of a path', () => {
  test.each([
    ['/', 'es', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/servicios', 'es', '/servicios'],
    ['/en/servicios', 'en', '/servicios'],
    ['/en/blog/en', 'en', '/blog/en'],
    ['/blog/en', 'es', '/blog/en'],
    // Words with the same beginning are not the prefix.
    ['/enero', 'es', '/enero'],
    ['/entrega-rapida', 'es', '/entrega-rapida'],
    ['/en-casa', 'es', '/en-casa'],
    ['/en/entrega-rapida', 'en', '/entrega-rapida'],
  ])('%s is %s, and %s in Spanish', (path, locale, spanish) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(spanishPath(path)).toBe(spanish);
  });
});

describe('pathInLocale', () => {
  test.each([
    ['es', '/', '/'],
    ['en', '/', '/en'],
    ['es', '/servicios', '/servicios'],
    ['en', '/servicios', '/en/servicios'],
    ['en', '/entrega-rapida', '/en/entrega-rapida'],
    ['en', '/entrega-rapida#calculadora', '/en/entrega-rapida#calculadora'],
  ] as const)('(%s, %s) → %s', (locale, path, expected) => {
    expect(pathInLocale(locale, path)).toBe(expected);
  });

  test('a round trip gives the same path, and the address contains the language', () => {
    fc.assert(
      fc.property(spanishPaths, fc.constantFrom(...locales), (path, locale) => {
        const there = pathInLocale(locale, path);
        expect(spanishPath(there)).toBe(path);
        expect(localeOfPath(there)).toBe(locale);
      }),
    );
  });

  test('the language and the Spanish path restore any path', () => {
    fc.assert(
      fc.property(spanishPaths, fc.boolean(), (path, english) => {
        const given = english ? `/en${path === '/' ? '' : path}` : path;
        expect(pathInLocale(localeOfPath(given), spanishPath(given))).toBe(given);
      }),
    );
  });
});

describe('rememberedLocale', () => {
  test.each([
    ['site-locale=en', 'en'],
    ['site-locale=es', 'es'],
    ['__Host-site-locale=en', 'en'],
    ['site-locale=es; __Host-site-locale=en', 'en'],
    ['a=1; site-locale=en; b=2', 'en'],
    ['a=1;site-locale=en', 'en'],
    ['', null],
    ['site-locale=', null],
    ['site-locale=de', null],
    ['site-locale=english', null],
    ['not-site-locale=en', null],
    ['a=site-locale=en', null],
  ])('%j → %j', (cookies, expected) => {
    expect(storedLocale(cookies)).toBe(expected);
  });

  test('reads any cookie header without failing, as a language of the site or null', () => {
    fc.assert(fc.property(fc.string(), (cookies) => [...locales, null].includes(storedLocale(cookies))));
  });
});

test('isLocale accepts only the languages of the site', () => {
  expect(['es', 'en', 'de', 'ES', '', null, undefined, 7].filter(isLocale)).toEqual(['es', 'en']);
});

test('every language has a tag that Intl knows and its own name', () => {
  expect(Intl.getCanonicalLocales(locales.map((locale) => languageTag[locale]))).toEqual(['es-CO', 'en-US']);
  expect(locales.map((locale) => languageName[locale])).toEqual(['Español', 'English']);
});

/** Spanish paths: none begins with the English prefix. */
const spanishPaths = fc
  .array(fc.stringMatching(/^[a-z0-9%.~-]{1,12}$/), { maxLength: 4 })
  .filter(([first]) => first !== 'en')
  .map((segments) => `/${segments.join('/')}`);
