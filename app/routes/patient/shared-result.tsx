import { data } from 'react-router';

import { openShare } from '../../domain/reports/open-share.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { readResult } from '../../patient/result/read-result.ts';
import { ResultPage } from '../../patient/result/result-page.tsx';
import { PasscodePage, ShareOver } from '../../patient/share/passcode-page.tsx';
import { accountNeeds } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/shared-result';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The same form for every link, also for one that nobody made: it consumes nothing and tells nothing. */
export const loader = () => null;

/** Shows the result in the answer to the passcode. There is no session: reading it again needs the passcode again. */
export const action = async ({ request, context, params: { token } }: Route.ActionArgs) => {
  const form = await request.formData().catch(() => new FormData());
  const outcome = await openShare(accountNeeds(context), token, String(form.get('clave') ?? '').slice(0, 32));
  if (outcome.kind === 'wait') return data({ kind: 'wait' as const }, 429);
  if (outcome.kind === 'refused') return data({ kind: 'refused' as const }, 422);
  if (outcome.kind === 'over') return data(outcome, 410);
  const { report } = outcome;
  const { byCode } = await context.get(servicesContext).catalogue();
  const exam = report.exam === null ? undefined : byCode.get(report.exam);
  return data({ kind: 'open' as const, result: readResult(report, exam, getLocale()) });
};

export const meta: Route.MetaFunction = () => [{ title: m.link_title() }, { name: 'robots', content: 'noindex' }];

export default function SharedResult({ actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      {actionData?.kind === 'open' ? (
        <ResultPage result={actionData.result} reader="shared" />
      ) : actionData?.kind === 'over' ? (
        <ShareOver why={actionData.why} />
      ) : (
        <PasscodePage problem={actionData?.kind ?? null} />
      )}
    </PatientFrame>
  );
}
