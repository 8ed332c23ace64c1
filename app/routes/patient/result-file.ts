import { redirect } from 'react-router';

import { pathInLocale } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { fileKindOf } from '../../patient/result/file-kinds.ts';
import { callerIn } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { resultFile } from '../../platform/result-file.server.ts';
import { leavesNoTrace, RESULTS_PATH, readerOf } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/result-file';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** A result as a file, for whoever may read its page, and with the same 404 for everybody else. */
export const loader = async ({ context, params }: Route.LoaderArgs): Promise<Response> => {
  const reader = readerOf(callerIn(context));
  if (!reader) throw redirect(pathInLocale(getLocale(), RESULTS_PATH));
  const kind = fileKindOf(params.file);
  const file = kind && (await resultFile(context, { reader, report: params.report, kind }));
  return file ?? new Response(null, { status: 404 });
};
