import { ContentPage } from '../../features/pages/content-page.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import type { Route } from './+types/admin-login';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'admin-login');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} isSignpost />;
}
