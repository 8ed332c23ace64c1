import { localeOfPath } from '../../i18n/locale.ts';
import { servicesContext } from '../../platform/services.ts';
import { rssFeed } from '../../site/blog/rss.ts';
import { topicWords } from '../../site/blog/topic-words.ts';
import type { Route } from './+types/rss';

/** Answers the blog as an RSS feed, in the language of the address. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { laboratory, pages, posts, publicUrl } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const { title, lead } = pages.read('blog', locale);
  const items = posts.all(locale).map((post) => ({
    ...post,
    category: topicWords[post.topic](),
    author: laboratory.team[post.author]?.name[locale] ?? laboratory.brand,
  }));
  const feed = rssFeed({ title: `${title} · ${laboratory.shortBrand}`, description: lead, locale, publicUrl, items });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
