import type { MetaDescriptor } from 'react-router';
import type { PublicLaboratory } from '../../domain/laboratory/public-laboratory.ts';
import { type Locale, localeOfPath, pathInLocale, spanishPath } from '../../i18n/locale.ts';
import { type DescribedPage, isPost } from '../../seo/described-page.ts';
import {
  absoluteUrl,
  alternatesOf,
  metaDescriptors,
  type PageMetadata,
  socialCardPath,
  titleWithBrand,
} from '../../seo/page-metadata.ts';
import { structuredData } from '../../seo/structured-data.ts';
import { type PageCrumb, trailOf } from './trail.ts';

/** The arguments of a route's `meta`: the root route's data first among the matches, and the requested address. */
interface MetaArgs {
  matches: readonly [
    { loaderData: { laboratory: PublicLaboratory; publicUrl: string; hostUrl: string } },
    ...unknown[],
  ];
  location: { pathname: string };
}

type Extras = Partial<Pick<PageMetadata, 'ogType' | 'noindex'>> & {
  /** The part of the query that makes it a different page: '?pagina=2'. Any other query is the same page. */
  query?: string;
};

/** The head of a page or post: its texts, the brand, its address in each language, and its structured data. */
export function pageMeta(
  page: DescribedPage,
  { matches: [root], location }: MetaArgs,
  { query = '', ...extras }: Extras = {},
): MetaDescriptor[] {
  const { laboratory, publicUrl, hostUrl } = root.loaderData;
  const locale = localeOfPath(location.pathname);
  const path = spanishPath(location.pathname);
  const canonicalUrl = absoluteUrl(hostUrl, pathInLocale(locale, path) + query);
  const image = absoluteUrl(publicUrl, socialCardPath(page.id, locale));
  const trail = trailTo(page, locale, path);
  return [
    ...metaDescriptors({
      title: titleWithBrand(page.title, laboratory.shortBrand),
      description: page.description,
      keywords: page.keywords,
      canonicalUrl,
      ogImage: image,
      ogImageAlt: page.heading ?? page.title,
      ogType: isPost(page) ? 'article' : 'website',
      siteName: laboratory.brand,
      locale,
      structuredData: structuredData({ page, locale, laboratory, publicUrl, canonicalUrl, image, trail }),
      noindex: false,
      ...extras,
    }),
    ...alternatesOf(hostUrl, path + query).map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
  ];
}

/** A post is below the blog, an exam below the catalog. */
function trailTo(page: DescribedPage, locale: Locale, path: string): PageCrumb[] {
  const own = { name: page.heading ?? page.title, path };
  if (isPost(page)) return [...trailOf({ id: 'blog', locale }), own];
  const trail = trailOf({ id: page.id, locale });
  return page.exam ? [...trail, own] : trail;
}
