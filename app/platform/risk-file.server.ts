import type { MiddlewareFunction } from 'react-router';

import { answerRisk, fhirFormat, formatField } from '../calculators/risk/form/answer-risk.ts';
import { riskFile, riskFileName, riskFileType } from '../calculators/risk/words/risk-file.ts';
import { servicesContext } from './services.ts';

/**
 * A calculator's form comes to its page. Whoever asks for a file gets it instead of the page; where there is no answer to put into one,
 * the page says why. Kept by nobody, either of them.
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
