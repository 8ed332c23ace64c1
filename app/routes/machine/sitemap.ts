import { localizedHref } from '../../i18n/href.ts';
import { inEach } from '../../i18n/locale.ts';
import { servicesContext } from '../../platform/services.ts';
import { modifiedOn } from '../../seo/blog-posting.ts';
import { sitemapXml } from '../../seo/sitemap.ts';
import { sitemapEntries } from '../../views/pages/sitemap-entries.ts';
import type { Route } from './+types/sitemap';

/** Answers `/sitemap.xml`: all indexable pages, posts, and exams, with the date of their last review. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { pages, posts, catalogue, publicUrl } = context.get(servicesContext);
  const { exams } = await catalogue();
  const postEntries = posts.list('es').map(({ id }) => ({
    path: localizedHref('es', '/blog/:id', { id }),
    lastModified: inEach((locale) => {
      const post = posts.find(id, locale);
      return post ? modifiedOn(post) : undefined;
    }),
  }));
  const examEntries = exams.map(({ slug, reviewedOn }) => ({
    path: localizedHref('es', '/examenes-laboratorio/:slug', { slug }),
    lastModified: inEach(() => reviewedOn),
  }));
  return new Response(sitemapXml([...sitemapEntries(pages, postEntries), ...examEntries], publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
