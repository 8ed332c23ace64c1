import { ApplicationStatus } from '../../doctor/application/application-status.tsx';
import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { answerApplicationForm, loadApplicationStatus } from '../../platform/doctor-portal.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/application';

export const loader = (args: Route.LoaderArgs) => loadApplicationStatus(args);

export const action = (args: Route.ActionArgs) => answerApplicationForm(args);

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.status_heading() }, { name: 'robots', content: 'noindex' }];

/** The caller's application: its state, and any missing details. */
export default function Application({ loaderData: { doctor, status }, actionData }: Route.ComponentProps) {
  return (
    <DoctorFrame {...doctor}>
      <ApplicationStatus {...status} {...actionData} />
    </DoctorFrame>
  );
}
