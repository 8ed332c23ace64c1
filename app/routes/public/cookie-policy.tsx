import { ConsentPreferences } from '../../measurement/consent/consent-preferences.tsx';
import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/cookie-policy';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'cookie-policy');

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

/** The page `/politica-cookies`: prose, with the form of the visitor's cookie preferences. */
export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} slots={{ preferencias: <ConsentPreferences /> }} />;
}
