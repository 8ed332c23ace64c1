import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerSecurityChange, loadSecurityChange } from '../../platform/security-change.server.ts';
import { SecurityChange } from '../../views/accounts/security-forms.tsx';
import type { Route } from './+types/security-change';

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadSecurityChange(args, args.params.tema);

export const action = (args: Route.ActionArgs) => answerSecurityChange(args, args.params.tema);

export const meta: Route.MetaFunction = () => [{ title: m.security_heading() }, { name: 'robots', content: 'noindex' }];

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityChange {...loaderData} reply={actionData} />;
}
