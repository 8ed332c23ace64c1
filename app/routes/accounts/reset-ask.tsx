import { m } from '../../i18n/paraglide/messages.js';
import { areaOf } from '../../platform/area-addresses.ts';
import { answerResetAsk } from '../../platform/reset-flow.server.ts';
import { ResetAskPage, ResetSentPage } from '../../views/accounts/reset-pages.tsx';
import type { Route } from './+types/reset-ask';

export const loader = ({ url }: Route.LoaderArgs) => ({
  kind: areaOf(url.pathname).kind,
  isSent: url.searchParams.has('enviado'),
});

export const action = (args: Route.ActionArgs) => answerResetAsk(args);

export const meta: Route.MetaFunction = () => [{ title: m.reset_heading() }, { name: 'robots', content: 'noindex' }];

/** Asks for the link that gives an account another password. */
export default function ResetAsk({ loaderData: { kind, isSent }, actionData }: Route.ComponentProps) {
  return isSent && !actionData ? <ResetSentPage kind={kind} /> : <ResetAskPage kind={kind} reply={actionData} />;
}
