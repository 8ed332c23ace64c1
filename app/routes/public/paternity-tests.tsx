import { PaternityKinds } from '../../catalogue/paternity/paternity-kinds.tsx';
import { paternityOffer } from '../../catalogue/paternity/paternity-offer.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/paternity-tests';

export const loader = async (args: Route.LoaderArgs) => ({
  page: await loadPage(args, 'paternity-tests'),
  offer: paternityOffer(await args.context.get(servicesContext).catalogue()),
});

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/pruebas-de-paternidad`: prose, with the kinds of tests that the laboratory offers. */
export default function PaternityTests({ loaderData: { page, offer } }: Route.ComponentProps) {
  const chat = page.action.to === 'whatsapp' ? page.action.message : '';
  return <ContentPage page={page} slots={{ tipos: <PaternityKinds offer={offer} chat={chat} /> }} />;
}
