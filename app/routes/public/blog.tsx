import type { MetaDescriptor } from 'react-router';
import { localeOfPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { BlogScreen } from '../../site/blog/blog-screen.tsx';
import { feedLink } from '../../site/blog/feed-link.ts';
import { postQueryOf, readPostChoice, selectPosts } from '../../site/blog/post-choice.ts';
import { topicWords } from '../../site/blog/topic-words.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/blog';

const reads = { chosen: ['pagina', 'tema'], typed: ['q'] };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

export const loader = async (args: Route.LoaderArgs) => {
  const { posts, search } = args.context.get(servicesContext);
  const locale = localeOfPath(args.url.pathname);
  const choice = readPostChoice(args.url.searchParams);
  const found = choice.query ? search.postIds(choice.query, locale) : null;
  return { page: await loadPage(args, 'blog'), selection: selectPosts(posts.list(locale), choice, found) };
};

export const handle = { reads, plainTitle: ({ page }) => page.title } satisfies PageHandle<typeof loader>;

/** Topics and further pages are indexable; searches are not, and are not measured. */
export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { page, selection } = args.loaderData;
  const { query, topic, page: number } = selection.choice;
  const named = topic ? `${page.title}: ${topicWords[topic]()}` : page.title;
  const title = number > 1 ? m.blog_title_page({ title: named, page: number }) : named;
  const indexedQuery = query ? '' : postQueryOf({ topic, page: number });
  return [
    ...pageMeta({ ...page, title }, args, { query: indexedQuery, noindex: query !== '' }),
    feedLink(page, args.matches[0].loaderData),
    ...(query ? [privateQueryMeta] : []),
  ];
}

/** The page `/blog`: the posts, by topic (`?tema=`), by page (`?pagina=`), or by search (`?q=`). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen {...loaderData} />;
}
