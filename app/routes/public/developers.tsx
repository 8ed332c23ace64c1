import { DevelopersScreen } from '../../api/developers-screen.tsx';
import { apiExamples } from '../../api/examples.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { openingOf } from '../../platform/site-loader.server.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/developers';

export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const { publicUrl, laboratory } = services;
  const examples = apiExamples({
    catalogue: await services.catalogue(),
    calendar: calendarOf(services),
    today: openingOf(args.context).now.date,
    timeZone: laboratory.timeZone,
    publicUrl,
    currency: laboratory.currency,
    brand: laboratory.brand,
    locale: localeOfPath(args.url.pathname),
  });
  return { page: await loadPage(args, 'developers'), publicUrl, examples };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/desarrolladores`: the documentation of the JSON API, with today's answers to its examples. */
export default function Developers({ loaderData }: Route.ComponentProps) {
  return <DevelopersScreen {...loaderData} />;
}
