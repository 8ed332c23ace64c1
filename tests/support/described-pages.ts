import { locales, pathInLocale } from '../../app/i18n/locale.ts';
import { personalPaths, publicPaths } from './addresses.ts';
import { openSite, publicUrl, type TestSite } from './host.ts';
import { jsonLdOf } from './html.ts';

/** A node of structured data (JSON-LD). */
export type Thing = Record<string, unknown>;

/** Every page and every post in every language. */
export const describedPages = [...publicPaths, ...personalPaths].flatMap((path) =>
  locales.map((locale) => ({ locale, path, address: pathInLocale(locale, path) })),
);

/** '/en' → 'https://laboratory.example/en' */
export const absolute = (path: string): string => new URL(path, `${publicUrl}/`).href;

/** The HTML and the structured data of every page, by its address. */
export interface ReadPages {
  site: TestSite;
  has: (address: string) => boolean;
  htmlAt: (address: string) => string;
  /** The things in the page's structured data. */
  graphAt: (address: string) => Thing[];
  /** The first thing of this type. */
  thingAt: (address: string, type: string) => Thing | undefined;
}

/** Opens the site and reads each page once. */
export async function readPages(): Promise<ReadPages> {
  const site = await openSite();
  const html = new Map<string, string>();
  for (const { address } of describedPages) html.set(address, await site.html(address));
  const htmlAt = (address: string): string => html.get(address) ?? '';
  const graphAt = (address: string): Thing[] =>
    jsonLdOf(htmlAt(address)).flatMap((block) => block['@graph'] as Thing[]);
  return {
    site,
    has: (address) => html.has(address),
    htmlAt,
    graphAt,
    thingAt: (address, type) => graphAt(address).find((thing) => [thing['@type']].flat().includes(type)),
  };
}
