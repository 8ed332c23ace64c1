import { allowedOriginsContext } from '../../platform/document/allowed-origins.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { ContactScreen } from '../../site/contact/contact-screen.tsx';
import { tilesOrigin } from '../../site/map/street-map.ts';
import { contactOutcome } from '../../site/messages/contact-outcome.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/contact';

/** The street map's images come from another service, and only this page may request them. */
export const loader = async (args: Route.LoaderArgs) => {
  const { mapTilesUrl } = args.context.get(servicesContext);
  args.context.set(allowedOriginsContext, { images: [tilesOrigin(mapTilesUrl)] });
  return { page: await loadPage(args, 'contact'), mapTilesUrl };
};

export const action = ({ request, context }: Route.ActionArgs) =>
  contactOutcome(request, context.get(servicesContext).laboratory);

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/contacto`: the street map, the sites, and the contact form with the outcome of a posted one. */
export default function Contact({ loaderData: { page, mapTilesUrl }, actionData }: Route.ComponentProps) {
  return <ContactScreen page={page} tilesUrl={mapTilesUrl} outcome={actionData} />;
}
