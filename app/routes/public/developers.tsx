import { DevelopersScreen } from '../../features/api/developers-screen.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/developers';

export const loader = async (args: Route.LoaderArgs) => ({
  page: await loadPage(args, 'developers'),
  publicUrl: args.context.get(servicesContext).publicUrl,
});

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return <DevelopersScreen {...loaderData} />;
}
