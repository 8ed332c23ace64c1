import { m } from '../../i18n/paraglide/messages.js';
import { answerConfirm, loadConfirm } from '../../platform/confirm-flow.server.ts';
import { ProofStep } from '../../views/accounts/proof-step.tsx';
import type { Route } from './+types/confirm';

export const loader = (args: Route.LoaderArgs) => loadConfirm(args);

export const action = (args: Route.ActionArgs) => answerConfirm(args);

export const meta: Route.MetaFunction = () => [{ title: m.confirm_heading() }, { name: 'robots', content: 'noindex' }];

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofStep {...loaderData} reply={actionData} />;
}
