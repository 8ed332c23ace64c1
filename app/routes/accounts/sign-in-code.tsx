import { data } from 'react-router';

import { m } from '../../i18n/paraglide/messages.js';
import { areaOf } from '../../platform/area-addresses.ts';
import { answerSecondStep, loadSecondStep } from '../../platform/device-flow.server.ts';
import { CodeStep } from '../../views/accounts/code-step.tsx';
import type { Route } from './+types/sign-in-code';

export const loader = async (args: Route.LoaderArgs) => {
  const area = areaOf(args.url.pathname);
  return { kind: area.kind, ...(await loadSecondStep(args, area)) };
};

export const action = async (args: Route.ActionArgs) => {
  const { reply, status } = await answerSecondStep(args, areaOf(args.url.pathname));
  return data(reply, status);
};

export const meta: Route.MetaFunction = () => [{ title: m.code_label() }, { name: 'robots', content: 'noindex' }];

/** The second step of signing in, in every area. */
export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  return <CodeStep {...loaderData} reply={actionData} />;
}
