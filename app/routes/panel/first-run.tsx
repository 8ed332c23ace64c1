import { m } from '../../i18n/paraglide/messages.js';
import { FirstRunScreen } from '../../panel/arrival/first-run-screen.tsx';
import { answerFirstRun, requireFirstRun, sendsNoReferrer } from '../../platform/arrival.server.ts';
import type { Route } from './+types/first-run';

export const middleware: Route.MiddlewareFunction[] = [sendsNoReferrer];

export const loader = async (args: Route.LoaderArgs) => {
  await requireFirstRun(args);
  return null;
};

export const action = (args: Route.ActionArgs) => answerFirstRun(args);

export const meta: Route.MetaFunction = () => [
  { title: m.first_run_heading() },
  { name: 'robots', content: 'noindex' },
];

export default function FirstRun({ actionData }: Route.ComponentProps) {
  return <FirstRunScreen reply={actionData} />;
}
