import { m } from '../../i18n/paraglide/messages.js';
import { EntrySearch } from '../../panel/entry/entry-search.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { answerEntrySearch, typistIn } from '../../platform/manual-entry.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/entry';

export const loader = (args: Route.LoaderArgs) => {
  typistIn(args);
  return { timeZone: args.context.get(servicesContext).laboratory.timeZone };
};

export const action = (args: Route.ActionArgs) => answerEntrySearch(args);

export const meta: Route.MetaFunction = () => [{ title: m.entry_heading() }, { name: 'robots', content: 'noindex' }];

export default function Entry({ loaderData, actionData }: Route.ComponentProps) {
  return <EntrySearch {...loaderData} reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
