import { AppliedPage } from '../../doctor/registration/confirm-page.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import type { Route } from './+types/applied';

export const meta: Route.MetaFunction = () => [{ title: m.applied_heading() }, { name: 'robots', content: 'noindex' }];

/** The page after an application, the same for every address. */
export default function Applied() {
  return <AppliedPage />;
}
