import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadVisitReceipt } from '../../platform/visit-request.server.ts';
import { VisitAskedScreen } from '../../site/visits/visit-asked-screen.tsx';
import type { Route } from './+types/visit-asked';

export const loader = ({ context, params }: Route.LoaderArgs) => loadVisitReceipt(context, params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [
  { title: m.visit_asked_heading() },
  { name: 'robots', content: 'noindex' },
];

/** The page after a visit was asked for: a reload or a step back sends nothing again. */
export default function VisitAsked({ loaderData }: Route.ComponentProps) {
  return <VisitAskedScreen {...loaderData} />;
}
