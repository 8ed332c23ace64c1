import { m } from '../../i18n/paraglide/messages.js';
import { answerSecurity, loadSecurity } from '../../platform/account-security.server.ts';
import { SecurityPage } from '../../views/accounts/security-page.tsx';
import type { Route } from './+types/security';

export const loader = (args: Route.LoaderArgs) => loadSecurity(args);

export const action = (args: Route.ActionArgs) => answerSecurity(args);

export const meta: Route.MetaFunction = () => [{ title: m.security_heading() }, { name: 'robots', content: 'noindex' }];

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
