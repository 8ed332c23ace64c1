import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import { answerVisitLink, loadVisitLink } from '../../platform/visit-link.server.ts';
import { VisitLinkScreen } from '../../site/visits/visit-link-screen.tsx';
import type { Route } from './+types/visit-link';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const loader = (args: Route.LoaderArgs) => loadVisitLink(args, args.params.token);

export const action = (args: Route.ActionArgs) => answerVisitLink(args, args.params.token);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [
  { title: m.visit_link_heading() },
  { name: 'robots', content: 'noindex' },
];

/** The page of a mail's link, with which a visitor cancels a visit or accepts another time. */
export default function VisitLink({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitLinkScreen visit={loaderData.visit} isChanged={actionData?.isChanged ?? false} />;
}
