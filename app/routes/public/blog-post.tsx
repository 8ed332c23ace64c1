import { data, type MetaDescriptor } from 'react-router';
import { localeOfPath } from '../../i18n/locale.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { pricesFor } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { feedLink } from '../../site/blog/feed-link.ts';
import { PostArticle } from '../../site/blog/post-article.tsx';
import { neighboursOf } from '../../site/blog/post-choice.ts';
import { linkSections } from '../../views/pages/exam-links.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { readNext } from '../../views/pages/read-next.ts';
import type { Route } from './+types/blog-post';

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { pages, posts } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const post = posts.find(params.id, locale);
  if (!post) throw data(null, { status: 404 });
  return {
    post: { ...post, sections: linkSections(post.sections, await pricesFor({ context }, post)) },
    readNext: readNext(post.related, locale, pages, posts),
    neighbours: neighboursOf(posts.list(locale), post),
    blog: { title: pages.read('blog', locale).title, locale },
  };
};

export const handle = {
  privacy: ({ post }) => (post.sensitive ? 'sensitive' : 'open'),
} satisfies PageHandle<typeof loader>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { post, blog } = args.loaderData;
  return [...pageMeta(post, args), feedLink(blog, args.matches[0].loaderData)];
}

/** The page of a blog post, `/blog/:id`. An unknown id answers 404. */
export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostArticle {...loaderData} />;
}
