import { loadPage } from '../../../platform/page-loader.server.ts';
import { ContentPage } from '../../../views/pages/content-page.tsx';
import { pageMeta } from '../../../views/pages/page-meta.ts';
import type { Route } from './+types/paediatrics';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'paediatrics');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function Paediatrics({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
