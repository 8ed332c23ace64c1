import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { localizedHref } from '../../i18n/href.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';
import type { ThemeColours } from '../../ui/theme/theme-colours.ts';

/** Where a language's manifest lies. */
export const webManifestPath = { es: '/manifest.webmanifest', en: '/manifest.en.webmanifest' } as const;

/** The icons that the build draws (`server/build/brand.ts`): side in pixels, and whether a launcher may cut its edges away. */
export const appIcons = [
  { path: '/brand/icon-192.png', side: 192, maskable: false },
  { path: '/brand/icon-512.png', side: 512, maskable: false },
  { path: '/brand/icon-maskable-512.png', side: 512, maskable: true },
] as const;

/** The words of a manifest: what the site is, and its two shortcuts. */
export interface ManifestWords {
  description: string;
  catalogue: string;
  results: string;
}

/**
 * How the site is put on a phone's home screen. `minimal-ui` leaves the way back and the address: it is a site of documents, and
 * a visitor shall see whose page asks for their data.
 */
export const webManifest = (
  { brand, shortBrand }: Pick<Laboratory, 'brand' | 'shortBrand'>,
  locale: Locale,
  words: ManifestWords,
  { strip, paper }: ThemeColours,
) => ({
  // One site, whichever language it was taken from.
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
