import { ConsentPreferences } from '../../features/consent/consent-preferences.tsx';
import { ContentPage } from '../../features/pages/content-page.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import type { Route } from './+types/cookie-policy';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'cookie-policy');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} slots={{ preferencias: <ConsentPreferences /> }} />;
}
