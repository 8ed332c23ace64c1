import { data } from 'react-router';

import { PostArticle } from '../../features/blog/post-article.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/blog-post';

export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const post = context.get(servicesContext).posts.find(params.id, localeOfPath(url.pathname));
  if (!post) throw data(null, { status: 404 });
  return post;
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { ogType: 'article' });
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData} />;
}
