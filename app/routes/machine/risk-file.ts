import { redirect } from 'react-router';

import { answerIdOf, calculatorPaths } from '../../calculators/risk/calculator-pages.ts';
import { answerRisk } from '../../calculators/risk/form/answer-risk.ts';
import { riskFile, riskFileName, riskFileType } from '../../calculators/risk/words/risk-file.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/risk-file';

const headers = { 'Cache-Control': 'no-store' };

/**
 * Answers a calculator's form with its result as a file to download. Without an answer to export, the browser posts the same form to the
 * page (status 307), which explains why.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const outcome = answerRisk(await request.formData().catch(() => new FormData()));
  const file = outcome && riskFile(outcome, context.get(servicesContext).now().toISOString());
  if (!outcome || !file) {
    const page = calculatorPaths[outcome?.calculator ?? 'hearts'];
    const fragment = outcome ? `#${answerIdOf(outcome.calculator)}` : '';
    return redirect(localizedHref(getLocale(), page) + fragment, { status: 307, headers });
  }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      ...headers,
      'Content-Type': riskFileType,
      'Content-Disposition': `attachment; filename="${riskFileName(outcome.calculator)}"`,
    },
  });
}

/** Refuses GET, because an address must not contain health data. */
export const loader = () => new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } });
