import { DoctorRegistrationPage } from '../../doctor/registration/registration-page.tsx';
import { loadPage } from '../../platform/page-loader.server.ts';
import { answerDoctorRegistration, freshRegistration } from '../../platform/register-doctor.server.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/registration';

export const loader = async (args: Route.LoaderArgs) => ({
  page: await loadPage(args, 'doctor-registration'),
  view: freshRegistration(args.context),
});

export const action = (args: Route.ActionArgs) => answerDoctorRegistration(args);

/** Without it, `Retry-After` would not leave the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = (args: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta(args.loaderData.page, args, { noindex: true });

/** The page `/medicos-registro`: the application, with the page's own texts below it. */
export default function Registration({ loaderData: { page, view }, actionData }: Route.ComponentProps) {
  return <DoctorRegistrationPage page={page} view={actionData ?? view} />;
}
