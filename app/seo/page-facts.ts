import type { PublicLaboratory } from '../domain/laboratory/public-laboratory.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PageCrumb } from '../views/pages/trail.ts';
import type { DescribedPage } from './described-page.ts';

/** The facts behind a page's structured data. */
export interface PageFacts {
  page: DescribedPage;
  locale: Locale;
  laboratory: PublicLaboratory;
  publicUrl: string;
  canonicalUrl: string;
  image: string;
  /** The breadcrumb trail, with the page last; empty on the home page. */
  trail: readonly PageCrumb[];
}
