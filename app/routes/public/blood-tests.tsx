import { minutesOf } from '../../domain/laboratory/opening-hours.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { FastingClockDrawing } from '../../views/drawings/fasting-clock-drawing.tsx';
import { TubeOrderDrawing } from '../../views/drawings/tube-order-drawing.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/blood-tests';

/** The exam whose fast the page draws, and an early time of its sample, in minutes after midnight. */
const EXAMPLE = { exam: 'glucosa-basal', sample: minutesOf('07:30') };

export const loader = async (args: Route.LoaderArgs) => {
  const { bySlug } = await args.context.get(servicesContext).catalogue();
  const fasting = bySlug.get(EXAMPLE.exam)?.preparation.fasting ?? null;
  return { page: await loadPage(args, 'blood-tests'), fasting };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/servicios/analisis-sangre`: prose, with drawings of a fast and of the order in which tubes are filled. */
export default function BloodTests({ loaderData: { page, fasting } }: Route.ComponentProps) {
  const slots = {
    'dia-de-ayuno': fasting && <FastingClockDrawing fasting={fasting} sample={EXAMPLE.sample} />,
    tubos: <TubeOrderDrawing />,
  };
  return <ContentPage page={page} slots={slots} />;
}
