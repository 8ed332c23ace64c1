import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/results-portal';

export const handle = { hydrates: true };

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'results-portal');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function ResultsPortal({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
