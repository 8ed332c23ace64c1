import { reviewDocument } from '../../domain/release/panel-queries.server.ts';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import { pdfAnswer } from '../../platform/pdf-answer.ts';
import { reportActor } from '../../platform/report-form.server.ts';
import type { Route } from './+types/result-document';

/** The attached document of one value, for its reviewer. The address names the report, the version, and the value. */
export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const caller = requireAction(context, 'staff', url, 'result.review');
  const [report = '', version, position] = params.id.split('.');
  const place = { report, version: Number(version), position: Number(position) };
  const bytes = await reviewDocument(accountNeeds(context), reportActor(caller), place);
  if (!bytes) throw new Response(null, { status: 404 });
  return pdfAnswer(bytes);
};
