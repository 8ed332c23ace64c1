import { m } from '../../i18n/paraglide/messages.js';
import { answerVisitRequest, freshVisitView } from '../../platform/visit-request.server.ts';
import { VisitRequestScreen } from '../../site/visits/visit-request-screen.tsx';
import type { Route } from './+types/ask-visit';

export const loader = ({ context }: Route.LoaderArgs) => freshVisitView(context);

export const action = (args: Route.ActionArgs) => answerVisitRequest(args);

/** Without it, `Retry-After` would not leave the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: m.visit_heading() }, { name: 'robots', content: 'noindex' }];

/** The page `/toma-domicilio-medellin/pedir`: asks for a home visit, with the exams that a posted list brings. */
export default function AskVisit({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitRequestScreen view={actionData ?? loaderData} />;
}
