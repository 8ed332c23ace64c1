import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { locales } from '../../i18n/locale.ts';
import { themeColorsOf } from '../../ui/theme/theme-colors.ts';
import { webManifest } from './web-manifest.ts';

const laboratory = { brand: 'Laboratorio del Río', shortBrand: 'Del Río' };
const words = { description: 'D', catalogue: 'C', results: 'R' };
const colors = { strip: { light: '#111', dark: '#222' }, paper: { light: '#333', dark: '#444' } };

describe.each(locales)('the web manifest in %s', (locale) => {
  const manifest = webManifest(laboratory, locale, words, colors);

  test('has the laboratory’s name and the theme’s colors', () => {
    expect(manifest).toMatchObject({
      name: 'Laboratorio del Río',
      short_name: 'Del Río',
      theme_color: '#111',
      background_color: '#333',
    });
  });

  test('opens in its language, and so do its shortcuts', () => {
    const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    expect(paths.filter((path) => /^\/en(\/|$)/.test(path) !== (locale === 'en'))).toEqual([]);
    expect(manifest.lang.startsWith(locale)).toBe(true);
  });

  test('has the icons that installation requires, and a maskable one', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});

test('both languages are one application', () => {
  expect(new Set(locales.map((locale) => webManifest(laboratory, locale, words, colors).id)).size).toBe(1);
});

describe('the theme colors', () => {
  test('come from the site’s tokens', () => {
    const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
    for (const { light, dark } of Object.values(themeColorsOf(tokens)))
      expect([light, dark]).toEqual([
        expect.stringMatching(/^#[\da-f]{3,6}$/),
        expect.stringMatching(/^#[\da-f]{3,6}$/),
      ]);
  });

  test('must be written as a light-dark pair', () => {
    expect(() => themeColorsOf('--color-paper: #fff;')).toThrow('--color-forest');
  });
});
