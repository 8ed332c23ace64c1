import { data, redirect } from 'react-router';

import { isWithdrawnFor, readReport } from '../../domain/reports/report-store.server.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { MissingResult } from '../../patient/result/missing-result.tsx';
import { readResult } from '../../patient/result/read-result.ts';
import { ResultPage } from '../../patient/result/result-page.tsx';
import { accountNeeds, callerIn } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace, RESULTS_PATH, readerOf, visitOf } from '../../platform/result-visit.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/result';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** One result. A missing one, somebody else's, and one that waits for counseling get the same 404. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const reader = readerOf(callerIn(context));
  if (!reader) throw redirect(pathInLocale(getLocale(), RESULTS_PATH));
  const [report, { byCode }] = await Promise.all([
    readReport(accountNeeds(context), reader, params.report),
    context.get(servicesContext).catalogue(),
  ]);
  if (!report) {
    const isWithdrawn = await isWithdrawnFor(accountNeeds(context), reader, params.report);
    return data({ visit: visitOf(context, null), result: null, isWithdrawn }, 404);
  }
  const exam = report.exam === null ? undefined : byCode.get(report.exam);
  return data({
    visit: visitOf(context, report.firstName),
    result: readResult(report, exam, getLocale()),
    isWithdrawn: false,
  });
};

/** The title names no exam: it would stay in the browser's history. */
export const meta: Route.MetaFunction = () => [{ title: m.link_title() }, { name: 'robots', content: 'noindex' }];

export default function Result({ loaderData: { visit, result, isWithdrawn } }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      {result ? (
        <ResultPage result={result} reader={visit.isAccount ? 'account' : 'link'} />
      ) : (
        <MissingResult isWithdrawn={isWithdrawn} />
      )}
    </PatientFrame>
  );
}
