import { m } from '../../i18n/paraglide/messages.js';
import { RegistrationPage, RegistrationSent } from '../../patient/account/registration-page.tsx';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerRegistration } from '../../platform/patient-account.server.ts';
import type { Route } from './+types/registration';

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has('enviado') });

export const action = (args: Route.ActionArgs) => answerRegistration(args);

export const meta: Route.MetaFunction = () => [{ title: m.account_create() }, { name: 'robots', content: 'noindex' }];

export default function Registration({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      {isSent && !actionData ? <RegistrationSent /> : <RegistrationPage reply={actionData} />}
    </PatientFrame>
  );
}
