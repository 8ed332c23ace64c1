import { readReportDocument } from '../../domain/reports/report-document.server.ts';
import type { ReportReader } from '../../domain/reports/report-reader.ts';
import { accountNeeds, callerIn } from '../../platform/caller.server.ts';
import { pdfAnswer } from '../../platform/pdf-answer.ts';
import { leavesNoTrace, readerOf } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/result-document';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

/** The attached document of one value of a released report, for its patient or doctor. The address names the report and the value. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const caller = callerIn(context);
  const isDoctor = caller.kind === 'account' && caller.area === 'doctor' && caller.session.stage === 'full';
  const reader: ReportReader | null = isDoctor ? { kind: 'doctor', account: caller.account } : readerOf(caller);
  const [report = '', position] = params.id.split('.');
  const place = { report, position: Number(position) };
  const bytes = reader && (await readReportDocument(accountNeeds(context), reader, place));
  if (!bytes) throw new Response(null, { status: 404 });
  return pdfAnswer(bytes);
};
