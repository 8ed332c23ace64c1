import { loadPage } from '../../platform/page-loader.server.ts';
import { CoverageTable } from '../../site/contact/coverage-table.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/home-collection';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'home-collection');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function HomeCollection({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} slots={{ cobertura: <CoverageTable /> }} />;
}
