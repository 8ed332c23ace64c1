import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmationGone, ConfirmationPage } from '../../patient/account/confirmation-page.tsx';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerConfirmation, loadConfirmation } from '../../platform/patient-account.server.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/confirmation';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadConfirmation(args, args.params.token);

export const action = (args: Route.ActionArgs) => answerConfirmation(args, args.params.token);

export const meta: Route.MetaFunction = () => [
  { title: m.confirm_email_heading() },
  { name: 'robots', content: 'noindex' },
];

export default function Confirmation({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>{isOpen ? <ConfirmationPage reply={actionData} /> : <ConfirmationGone />}</PatientFrame>
  );
}
