import type { MetaDescriptor } from 'react-router';
import type { PublicLaboratory } from '../../domain/laboratory/public-laboratory.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { absoluteUrl, titleWithBrand } from '../../seo/page-metadata.ts';
import type { Page } from '../../views/pages/page.ts';
import { feedPath } from './rss.ts';

/** The head's link to the feed, through which feed readers discover it. */
export const feedLink = (
  { title, locale }: Pick<Page, 'title' | 'locale'>,
  { laboratory, publicUrl }: { laboratory: PublicLaboratory; publicUrl: string },
): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: titleWithBrand(title, laboratory.shortBrand),
  href: absoluteUrl(publicUrl, pathInLocale(locale, feedPath)),
});
