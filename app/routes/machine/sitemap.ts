import { inEach, sitemapEntries } from '../../features/pages/sitemap-entries.ts';
import { localizedHref } from '../../i18n/href.ts';
import { servicesContext } from '../../platform/services.ts';
import { modifiedOn } from '../../seo/blog-posting.ts';
import { sitemapXml } from '../../seo/sitemap.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs): Response {
  const { pages, posts, publicUrl } = context.get(servicesContext);
  const postEntries = posts.list('es').map(({ id }) => ({
    path: localizedHref('es', '/blog/:id', { id }),
    lastModified: inEach((locale) => {
      const post = posts.find(id, locale);
      return post ? modifiedOn(post) : undefined;
    }),
  }));
  return new Response(sitemapXml(sitemapEntries(pages, postEntries), publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
