import { data } from 'react-router';

import { ConfirmPage, DeadConfirmPage } from '../../doctor/registration/confirm-page.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerDoctorConfirmation, isOpenConfirmation } from '../../platform/register-doctor.server.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/confirm-email';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const isOpen = await isOpenConfirmation(context, params.token);
  return data({ isOpen }, isOpen ? 200 : 404);
};

export const action = (args: Route.ActionArgs) => answerDoctorConfirmation(args, args.params.token);

export const meta: Route.MetaFunction = () => [
  { title: m.doctor_confirm_email_heading() },
  { name: 'robots', content: 'noindex' },
];

/** The link of the mail that confirms an applicant's address. After the confirmation it is dead, and its page says what happens next. */
export default function ConfirmEmail({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  return isOpen || actionData ? <ConfirmPage reply={actionData} /> : <DeadConfirmPage />;
}
