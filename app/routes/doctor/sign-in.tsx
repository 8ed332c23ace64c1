import { DoctorEntranceHelp } from '../../doctor/frame/doctor-entrance-help.tsx';
import { doctorArea } from '../../platform/area-addresses.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { answerSignIn, leaveEntrance, safeNext } from '../../platform/sign-in-flow.server.ts';
import { Entrance } from '../../views/accounts/entrance.tsx';
import { SignInForm } from '../../views/accounts/sign-in-form.tsx';
import { signInNews } from '../../views/accounts/sign-in-news.ts';
import { PageHelp } from '../../views/pages/page-help.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/sign-in';

export const loader = async (args: Route.LoaderArgs) => {
  leaveEntrance(args, doctorArea);
  return {
    page: await loadPage(args, 'doctor-login'),
    next: safeNext(args.url.searchParams.get('a')),
    done: signInNews(args.url.searchParams.get('hecho')),
  };
};

export const action = (args: Route.ActionArgs) => answerSignIn(args, doctorArea);

export const meta = (args: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta(args.loaderData.page, args, { noindex: true });

/** The doctors' entrance, with the page's own texts below it. */
export default function DoctorSignIn({ loaderData: { page, next, done }, actionData }: Route.ComponentProps) {
  return (
    <article className="pb-24">
      <Entrance heading={page.heading} lead={page.lead} help={<DoctorEntranceHelp />}>
        <SignInForm kind="doctor" reply={actionData} next={next} done={done} />
      </Entrance>
      <PageHelp page={page} />
    </article>
  );
}
