import type { MiddlewareFunction } from 'react-router';

import { answerRisk, fhirFormat, formatField } from '../calculators/risk/form/answer-risk.ts';
import { riskFile, riskFileName, riskFileType } from '../calculators/risk/words/risk-file.ts';
import { servicesContext } from './services.ts';

/**
 * Handles a calculator's form on its own page. A request for a file gets the file instead of the page; without an answer to export, the
 * page explains why. No cache stores either.
 */
export const answersRisk: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next();
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const outcome = form.get(formatField) === fhirFormat ? answerRisk(form) : null;
  const file = outcome && riskFile(outcome, context.get(servicesContext).now().toISOString());
  if (!outcome || !file) return next();
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': riskFileType,
      'Content-Disposition': `attachment; filename="${riskFileName(outcome.calculator)}"`,
      'Cache-Control': 'no-store',
    },
  });
};
