import type { MetaDescriptor } from 'react-router';

import { localeOfPath, pathInLocale, spanishPath } from '../../i18n/locale.ts';
import {
  absoluteUrl,
  alternateLinks,
  metaDescriptors,
  type PageMetadata,
  socialCardPath,
} from '../../seo/page-metadata.ts';
import type { Laboratory } from '../laboratory/laboratory.ts';
import type { Page } from './page.ts';

/** What a route's `meta` is given: the root route's data first among the matches, and the address that was asked for. */
interface MetaArgs {
  matches: readonly [{ loaderData: { laboratory: Laboratory; publicUrl: string } }, ...unknown[]];
  location: { pathname: string };
}

type Words = Pick<Page, 'id' | 'title' | 'description' | 'keywords'>;
type Extras = Partial<Pick<PageMetadata, 'ogType' | 'structuredData' | 'noindex'>>;

/** The head of a page: its own words, the brand, its address in each language. */
export function pageMeta(page: Words, { matches: [root], location }: MetaArgs, extras: Extras = {}): MetaDescriptor[] {
  const { laboratory, publicUrl } = root.loaderData;
  const locale = localeOfPath(location.pathname);
  const path = spanishPath(location.pathname);
  const metadata = metaDescriptors({
    title: `${page.title} · ${laboratory.shortBrand}`,
    description: page.description,
    keywords: page.keywords,
    canonicalUrl: absoluteUrl(publicUrl, pathInLocale(locale, path)),
    ogImage: absoluteUrl(publicUrl, socialCardPath(page.id, locale)),
    ogType: 'website',
    structuredData: null,
    noindex: false,
    ...extras,
  });
  return [...metadata, ...alternateLinks(publicUrl, path)];
}
