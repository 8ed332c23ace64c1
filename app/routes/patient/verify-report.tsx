import { data } from 'react-router';

import { checkReportCode } from '../../domain/reports/report-codes.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { VerifyPage, type VerifyReply } from '../../patient/verify/verify-page.tsx';
import { accountNeeds } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/verify-report';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = () => null;

/** Says whether a file still holds, and nothing else. The code comes in a form, so that it is in no address. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData().catch(() => new FormData());
  const typed = String(form.get('codigo') ?? '').slice(0, 64);
  const answer = await checkReportCode(accountNeeds(context), typed);
  return data<VerifyReply>({ answer, typed }, answer === 'wait' ? 429 : 200);
};

export const meta: Route.MetaFunction = () => [{ title: m.verify_heading() }, { name: 'robots', content: 'noindex' }];

export default function VerifyReport({ actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      <VerifyPage reply={actionData} />
    </PatientFrame>
  );
}
