import { data, redirect } from 'react-router';

import { may } from '../../domain/access/access-table.ts';
import { standingOf } from '../../domain/accounts/caller.ts';
import { reviewReport } from '../../domain/release/panel-queries.server.ts';
import { nextWaitingReport } from '../../domain/release/waiting-reports.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { ReportScreen } from '../../panel/results/report-screen.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { overdueIn } from '../../platform/overdue.server.ts';
import { answerReportForm, reportActor } from '../../platform/report-form.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/report';

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const caller = requireAction(context, 'staff', url, 'result.review');
  const { catalogue, laboratory } = context.get(servicesContext);
  const review = await reviewReport(
    { ...accountNeeds(context), catalogue: await catalogue() },
    reportActor(caller),
    params.id,
  );
  if (!review) throw new Response(null, { status: 404 });
  const denialOf = (action: 'result.release' | 'result.withdraw' | 'counseling.record' | 'critical.record') => {
    const verdict = may(action, standingOf(caller));
    return verdict.allowed ? null : verdict.because;
  };
  const { byCode } = await catalogue();
  const isDone = review.report.released_version !== null || review.report.status === 'withdrawn';
  return {
    review,
    next: isDone ? await nextWaitingReport(accountNeeds(context), overdueIn(context, byCode)) : null,
    name: byCode.get(review.report.exam ?? '')?.name[getLocale()] ?? review.report.code,
    timeZone: laboratory.timeZone,
    mayType: may('result.type', standingOf(caller)).allowed,
    rights: {
      release: denialOf('result.release'),
      withdraw: denialOf('result.withdraw'),
      counsel: denialOf('counseling.record'),
      record: denialOf('critical.record'),
    },
  };
};

export const action = async (args: Route.ActionArgs) => {
  const answer = await answerReportForm(args, args.params.id);
  if (answer.kind === 'call') return data({ kind: 'call' as const, call: answer.reply }, 422);
  if (answer.kind !== 'done') return data({ kind: answer.kind }, 409);
  throw redirect(answer.to, 303);
};

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The name of the exam is in no title: titles are in the history of a shared computer. */
export const meta: Route.MetaFunction = () => [{ title: m.panel_results() }, { name: 'robots', content: 'noindex' }];

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const kind = actionData?.kind;
  const call = actionData?.kind === 'call' ? actionData.call : null;
  return (
    <ReportScreen
      {...loaderData}
      hasChanged={kind === 'changed'}
      isNotCalled={kind === 'not-called'}
      isNotCompared={kind === 'not-compared'}
      call={call}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
