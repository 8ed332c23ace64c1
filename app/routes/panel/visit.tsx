import { m } from '../../i18n/paraglide/messages.js';
import { VisitDetail } from '../../panel/visits/visit-detail.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerVisitForm, loadVisit } from '../../platform/visit-panel.server.ts';
import type { Route } from './+types/visit';

export const loader = (args: Route.LoaderArgs) => loadVisit(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerVisitForm(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.panel_visits() }, { name: 'robots', content: 'noindex' }];

/** One home visit, with the forms that decide or close it. */
export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitDetail visit={loaderData} refusal={actionData} />;
}
