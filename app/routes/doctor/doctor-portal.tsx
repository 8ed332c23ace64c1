import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/doctor-portal';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'doctor-portal');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function DoctorPortal({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
