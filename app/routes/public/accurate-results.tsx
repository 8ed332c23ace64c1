import { exampleWeek, weekGroups } from '../../domain/promise/example-week.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { SampleRouteDrawing } from '../../views/drawings/sample-route-drawing.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { ServicePage } from '../../views/pages/service-page.tsx';
import type { Route } from './+types/accurate-results';

/** `week`: when samples of routine exams arrive, run, and are reported in an example week. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const { bySlug } = await services.catalogue();
  const routine = weekGroups.routine.flatMap((slug) => bySlug.get(slug) ?? []);
  return {
    page: await loadPage(args, 'accurate-results'),
    week: exampleWeek([routine], services.laboratory.openingHours),
  };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/resultados-precisos`: prose, with a drawing of the route of a sample through an example week. */
export default function AccurateResults({ loaderData: { page, week } }: Route.ComponentProps) {
  return (
    <ServicePage
      page={page}
      exams={[]}
      open={['recorrido', 'usted']}
      slots={{ recorrido: <SampleRouteDrawing week={week} /> }}
    />
  );
}
