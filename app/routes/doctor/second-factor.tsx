import { m } from '../../i18n/paraglide/messages.js';
import { doctorArea } from '../../platform/area-addresses.ts';
import { answerFactorSetup, loadFactorSetup } from '../../platform/second-factor-flow.server.ts';
import { SecondFactorPage } from '../../views/accounts/second-factor-page.tsx';
import type { Route } from './+types/second-factor';

export const loader = (args: Route.LoaderArgs) => loadFactorSetup(args, doctorArea);

export const action = (args: Route.ActionArgs) => answerFactorSetup(args, doctorArea);

export const meta: Route.MetaFunction = () => [{ title: m.factor_heading() }, { name: 'robots', content: 'noindex' }];

export default function DoctorFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPage setup={loaderData} answer={actionData} home="/portal-medicos" />;
}
