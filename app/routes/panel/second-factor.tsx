import { m } from '../../i18n/paraglide/messages.js';
import { staffArea } from '../../platform/area-addresses.ts';
import { answerFactorSetup, loadFactorSetup } from '../../platform/second-factor-flow.server.ts';
import { SecondFactorPage } from '../../views/accounts/second-factor-page.tsx';
import type { Route } from './+types/second-factor';

export const loader = (args: Route.LoaderArgs) => loadFactorSetup(args, staffArea);

export const action = (args: Route.ActionArgs) => answerFactorSetup(args, staffArea);

export const meta: Route.MetaFunction = () => [{ title: m.factor_heading() }, { name: 'robots', content: 'noindex' }];

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPage setup={loaderData} answer={actionData} home="/admin-panel" />;
}
