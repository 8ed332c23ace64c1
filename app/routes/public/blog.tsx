import { PostList } from '../../features/blog/post-list.tsx';
import { ContentPage } from '../../features/pages/content-page.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/blog';

export const loader = (args: Route.LoaderArgs) => ({
  page: loadPage(args, 'blog'),
  posts: args.context.get(servicesContext).posts.list(localeOfPath(args.url.pathname)),
});

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

export default function Blog({ loaderData: { page, posts } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <PostList posts={posts} />
    </ContentPage>
  );
}
