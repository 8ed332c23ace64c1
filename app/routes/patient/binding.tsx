import { m } from '../../i18n/paraglide/messages.js';
import { BindingPage } from '../../patient/account/binding-page.tsx';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerBinding, loadBinding } from '../../platform/patient-account.server.ts';
import { leavesNoTrace, visitOf } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/binding';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadBinding(args)),
  visit: visitOf(args.context, null),
});

export const action = (args: Route.ActionArgs) => answerBinding(args);

export const meta: Route.MetaFunction = () => [{ title: m.bind_heading() }, { name: 'robots', content: 'noindex' }];

export default function Binding({ loaderData: { email, visit }, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      <BindingPage reply={actionData} email={email} />
    </PatientFrame>
  );
}
