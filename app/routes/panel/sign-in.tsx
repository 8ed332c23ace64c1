import { PanelEntranceHelp } from '../../panel/frame/entrance-help.tsx';
import { staffArea } from '../../platform/area-addresses.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { answerSignIn, leaveEntrance, safeNext } from '../../platform/sign-in-flow.server.ts';
import { Entrance } from '../../views/accounts/entrance.tsx';
import { SignInForm } from '../../views/accounts/sign-in-form.tsx';
import { signInNews } from '../../views/accounts/sign-in-news.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/sign-in';

export const loader = async (args: Route.LoaderArgs) => {
  leaveEntrance(args, staffArea);
  return {
    page: await loadPage(args, 'admin-login'),
    next: safeNext(args.url.searchParams.get('a')),
    done: signInNews(args.url.searchParams.get('hecho')),
  };
};

export const action = (args: Route.ActionArgs) => answerSignIn(args, staffArea);

export const meta = (args: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta(args.loaderData.page, args, { noindex: true });

export default function SignIn({ loaderData: { page, next, done }, actionData }: Route.ComponentProps) {
  return (
    <Entrance heading={page.heading} lead={page.lead} help={<PanelEntranceHelp />}>
      <SignInForm kind="staff" reply={actionData} next={next} done={done} />
    </Entrance>
  );
}
