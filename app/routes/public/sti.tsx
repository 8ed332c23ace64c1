import { windowPeriods } from '../../domain/infections/window-periods.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { WindowPeriodsDrawing } from '../../views/drawings/window-periods-drawing.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/sti';

export const loader = async (args: Route.LoaderArgs) => {
  const { bySlug } = await args.context.get(servicesContext).catalogue();
  // The slugs of the tests that this laboratory offers, which the drawing links to.
  const offered = windowPeriods.flatMap(({ exams }) => exams.flatMap(({ slug }) => (bySlug.has(slug) ? [slug] : [])));
  return { page: await loadPage(args, 'sti'), offered };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/servicios/paquetes/its`: prose, with a drawing of the window period of each test for sexually transmitted infections. */
export default function Sti({ loaderData: { page, offered } }: Route.ComponentProps) {
  return <ContentPage page={page} slots={{ ventana: <WindowPeriodsDrawing offered={offered} /> }} />;
}
