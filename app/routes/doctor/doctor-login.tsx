import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/doctor-login';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'doctor-login');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: true });
}

export default function DoctorLogin({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
