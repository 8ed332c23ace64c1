import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { localizedHref } from '../../i18n/href.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';
import type { ThemeColors } from '../../ui/theme/theme-colors.ts';

/** The path of each language's manifest. */
export const webManifestPath = { es: '/manifest.webmanifest', en: '/manifest.en.webmanifest' } as const;

/** The icons that the build draws (`server/build/brand.ts`): the side in pixels, and whether a launcher may crop the edges. */
export const appIcons = [
  { path: '/brand/icon-192.png', side: 192, maskable: false },
  { path: '/brand/icon-512.png', side: 512, maskable: false },
  { path: '/brand/icon-maskable-512.png', side: 512, maskable: true },
] as const;

/** The text of a manifest: the site's description, and its two shortcuts. */
export interface ManifestWords {
  description: string;
  catalogue: string;
  results: string;
}

/**
 * How phones install the site. `minimal-ui` keeps the back button and the address: the site consists of documents, and visitors must see
 * whose page requests their data.
 */
export const webManifest = (
  { brand, shortBrand }: Pick<Laboratory, 'brand' | 'shortBrand'>,
  locale: Locale,
  words: ManifestWords,
  { strip, paper }: ThemeColors,
) => ({
  // One application, from either language.
  id: '/',
  name: brand,
  short_name: shortBrand,
  description: words.description,
  lang: languageTag[locale],
  dir: 'ltr',
  start_url: localizedHref(locale, '/'),
  scope: '/',
  display: 'minimal-ui',
  theme_color: strip.light,
  background_color: paper.light,
  categories: ['medical', 'health'],
  icons: appIcons.map(({ path, side, maskable }) => ({
    src: path,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
  shortcuts: [
    { name: words.catalogue, url: localizedHref(locale, '/examenes-laboratorio') },
    { name: words.results, url: localizedHref(locale, '/portal-resultados') },
  ],
});
