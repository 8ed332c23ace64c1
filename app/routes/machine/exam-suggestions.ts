import { findExams } from '../../domain/exam-search/find-exams.ts';
import { indexOf } from '../../domain/exam-search/index-of.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { MAX_EXAM_LETTERS, MAX_SUGGESTED, MIN_LETTERS } from '../../patient/result-time/exam-suggestions.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/exam-suggestions';

/** Answers a partly typed name (`examen`) with the exams that it may mean, the likeliest first: [{ code: 'HEM-001', name: 'Hemograma' }] */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const typed = String(form.get('examen') ?? '')
    .trim()
    .slice(0, MAX_EXAM_LETTERS);
  const index = indexOf(await context.get(servicesContext).catalogue());
  const found = typed.length < MIN_LETTERS ? [] : findExams(index, typed).slice(0, MAX_SUGGESTED);
  const locale = getLocale();
  return Response.json(found.map(({ record: { code, name } }) => ({ code, name: name[locale] })));
}

/** Only POST has an answer, because a typed name in an address would be logged. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
