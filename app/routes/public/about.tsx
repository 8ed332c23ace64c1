import { loadPage } from '../../platform/page-loader.server.ts';
import { AboutScreen } from '../../site/about/about-screen.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/about';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'about');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

/** The page `/nosotros`. */
export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutScreen page={loaderData} />;
}
