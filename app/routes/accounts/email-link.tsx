import { m } from '../../i18n/paraglide/messages.js';
import { sendsNoReferrer } from '../../platform/arrival.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerEmailLink, loadEmailLink } from '../../platform/email-link-flow.server.ts';
import { EmailLinkPage } from '../../views/accounts/email-link-page.tsx';
import type { Route } from './+types/email-link';

export const middleware: Route.MiddlewareFunction[] = [sendsNoReferrer];

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadEmailLink(args, args.params.token);

export const action = (args: Route.ActionArgs) => answerEmailLink(args, args.params.token);

export const meta: Route.MetaFunction = () => [{ title: m.security_email() }, { name: 'robots', content: 'noindex' }];

export default function EmailLink({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkPage {...loaderData} reply={actionData} />;
}
