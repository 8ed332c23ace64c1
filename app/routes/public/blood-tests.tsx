import { minutesOf } from '../../domain/laboratory/opening-hours.ts';
import { loadPage, loadPricedExams } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { FastingClockDrawing } from '../../views/drawings/fasting-clock-drawing.tsx';
import { TubeOrderDrawing } from '../../views/drawings/tube-order-drawing.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { ServicePage } from '../../views/pages/service-page.tsx';
import type { Route } from './+types/blood-tests';

/** The exam whose fast the page draws, and an early time of its sample, in minutes after midnight. */
const EXAMPLE = { exam: 'glucosa-basal', sample: minutesOf('07:30') };

export const loader = async (args: Route.LoaderArgs) => {
  const { bySlug } = await args.context.get(servicesContext).catalogue();
  const fasting = bySlug.get(EXAMPLE.exam)?.preparation.fasting ?? null;
  const page = await loadPage(args, 'blood-tests');
  return { page, exams: await loadPricedExams(args, page), fasting };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/servicios/analisis-sangre`: a service, with drawings of a fast and of the order in which tubes are filled. */
export default function BloodTests({ loaderData: { page, exams, fasting } }: Route.ComponentProps) {
  const slots = {
    'dia-de-ayuno': fasting && <FastingClockDrawing fasting={fasting} sample={EXAMPLE.sample} />,
    tubos: <TubeOrderDrawing />,
  };
  return <ServicePage page={page} exams={exams} open={['preparacion', 'dia-de-ayuno', 'tubos']} slots={slots} />;
}
