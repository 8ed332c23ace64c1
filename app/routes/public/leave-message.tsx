import { m } from '../../i18n/paraglide/messages.js';
import { answerLeaveForm, freshView } from '../../platform/leave-message.server.ts';
import { LeaveScreen } from '../../site/messages/leave-screen.tsx';
import type { Route } from './+types/leave-message';

export const loader = ({ context }: Route.LoaderArgs) => freshView(context);

export const action = (args: Route.ActionArgs) => answerLeaveForm(args);

/** Without it, `Retry-After` would not leave the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: m.leave_heading() }, { name: 'robots', content: 'noindex' }];

/** The page `/contacto/mensaje`: the second way to send the contact form's draft (decision D2). */
export default function LeaveMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <LeaveScreen view={actionData ?? loaderData} />;
}
