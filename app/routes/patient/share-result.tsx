import { data } from 'react-router';

import { m } from '../../i18n/paraglide/messages.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { MissingResult } from '../../patient/result/missing-result.tsx';
import { SharePage } from '../../patient/share/share-page.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace, visitOf } from '../../platform/result-visit.server.ts';
import { answerShare, loadShares } from '../../platform/share-result.server.ts';
import type { Route } from './+types/share-result';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The links that the patient made to one of their results. Another account's result is a 404. */
export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const result = await loadShares(context, url, params.report);
  return data({ visit: visitOf(context, null), result }, result ? 200 : 404);
};

export const action = async ({ request, context, url, params }: Route.ActionArgs) =>
  answerShare({ request, context, url }, params.report);

export const meta: Route.MetaFunction = () => [{ title: m.share_heading() }, { name: 'robots', content: 'noindex' }];

export default function ShareResult({ loaderData: { visit, result }, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      {result ? <SharePage {...result} reply={actionData} /> : <MissingResult />}
    </PatientFrame>
  );
}
