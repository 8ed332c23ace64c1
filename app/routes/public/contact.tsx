import { allowedOriginsContext } from '../../platform/document/allowed-origins.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { SitesSection, sitesContents } from '../../site/contact/sites-section.tsx';
import { tilesOrigin } from '../../site/map/street-map.ts';
import { contactOutcome } from '../../site/messages/contact-outcome.ts';
import { MessageSection, messageContents } from '../../site/messages/message-section.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
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

export default function Contact({ loaderData: { page, mapTilesUrl }, actionData }: Route.ComponentProps) {
  return (
    <ContentPage
      page={page}
      before={
        <>
          <SitesSection tilesUrl={mapTilesUrl} />
          <MessageSection outcome={actionData} />
        </>
      }
      contentsBefore={[...sitesContents(), ...messageContents()]}
    />
  );
}
