import { ContentPage } from '../../features/pages/content-page.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import type { Route } from './+types/admin-panel';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'admin-panel');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function AdminPanel({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} isSignpost />;
}
