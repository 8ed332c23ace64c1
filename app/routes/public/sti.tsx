import { stiOffer } from '../../catalogue/sti/sti-offer.ts';
import { StiScreen } from '../../catalogue/sti/sti-screen.tsx';
import { windowPeriods } from '../../domain/infections/window-periods.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/sti';

export const loader = async (args: Route.LoaderArgs) => {
  const catalogue = await args.context.get(servicesContext).catalogue();
  const slugs = windowPeriods.flatMap(({ exams }) => exams.map(({ slug }) => slug));
  return {
    page: await loadPage(args, 'sti'),
    offer: stiOffer(catalogue),
    offered: slugs.filter((slug) => catalogue.bySlug.has(slug)),
  };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/servicios/paquetes/its`: its offer, and a drawing of the window period of each test. */
export default function Sti({ loaderData }: Route.ComponentProps) {
  return <StiScreen {...loaderData} />;
}
