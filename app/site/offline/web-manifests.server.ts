import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { type Locale, locales } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { themeColorsOf } from '../../ui/theme/theme-colors.ts';
import tokens from '../../ui/tokens.css?raw';
import { webManifest, webManifestPath } from './web-manifest.ts';

/** Each language's web manifest, as path and text. `descriptionIn` returns the site's description in one sentence. */
export const webManifests = (
  laboratory: Laboratory,
  descriptionIn: (locale: Locale) => string,
): [path: string, text: string][] =>
  locales.map((locale) => {
    const words = {
      description: descriptionIn(locale),
      catalogue: m.nav_catalogue({}, { locale }),
      results: m.hero_results({}, { locale }),
    };
    return [webManifestPath[locale], JSON.stringify(webManifest(laboratory, locale, words, themeColorsOf(tokens)))];
  });
