import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { PatientStep } from '../../patient/frame/patient-step.tsx';
import { patientArea } from '../../platform/area-addresses.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerSignIn, leaveEntrance, safeNext } from '../../platform/sign-in-flow.server.ts';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';
import { SignInForm } from '../../views/accounts/sign-in-form.tsx';
import { signInNews } from '../../views/accounts/sign-in-news.ts';
import type { Route } from './+types/sign-in';

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => {
  leaveEntrance(args, patientArea);
  return { next: safeNext(args.url.searchParams.get('a')), done: signInNews(args.url.searchParams.get('hecho')) };
};

export const action = (args: Route.ActionArgs) => answerSignIn(args, patientArea);

export const meta: Route.MetaFunction = () => [{ title: m.account_sign_in() }, { name: 'robots', content: 'noindex' }];

export default function PatientSignIn({ loaderData: { next, done }, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      <PatientStep
        heading={m.account_sign_in()}
        lead={m.account_sign_in_lead()}
        help={
          <>
            <EntranceHelp heading={m.account_none()}>
              <SiteLink to="/portal-resultados/crear-cuenta">{m.account_create()}</SiteLink>
            </EntranceHelp>
            <EntranceHelp heading={m.account_link()}>
              <p>{m.account_link_text()}</p>
            </EntranceHelp>
          </>
        }
      >
        <SignInForm kind="patient" reply={actionData} next={next} done={done} />
      </PatientStep>
    </PatientFrame>
  );
}
