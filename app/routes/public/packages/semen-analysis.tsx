import { loadPage } from '../../../platform/page-loader.server.ts';
import { ContentPage } from '../../../views/pages/content-page.tsx';
import { pageMeta } from '../../../views/pages/page-meta.ts';
import type { Route } from './+types/semen-analysis';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'semen-analysis');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function SemenAnalysis({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
