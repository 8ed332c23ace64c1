import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/admin-panel';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'admin-panel');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function AdminPanel({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} isSignpost />;
}
