import { loadPage } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { isPersonalPage, type PageId, pageIdAt } from '../../views/pages/page-paths.ts';
import type { Route } from './+types/content';

/** Pages that only direct visitors elsewhere. */
const signposts: readonly string[] = ['admin-login', 'admin-panel'] satisfies PageId[];

/** Loads any page of `page-table.ts` that is only prose; the route identifies it. */
export const loader = (args: Route.LoaderArgs) => loadPage(args, pageIdAt(args.pattern));

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args, { noindex: isPersonalPage(args.loaderData.id) });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} isSignpost={signposts.includes(loaderData.id)} />;
}
