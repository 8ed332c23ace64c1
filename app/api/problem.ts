import { localizedHref } from '../i18n/href.ts';
import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { FaultReason, ProblemAnswer, ProblemType } from './problem-schema.ts';
import type { RequestFault } from './read-request.ts';

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;
interface ProblemDescription {
  /** The HTTP status. */
  status: number;
  title: Word;
  /** The remedy. */
  detail: Word;
}

/** Every kind of problem (RFC 9457): its status, its title, and its remedy. */
export const problems = {
  'invalid-request': { status: 400, title: m.api_problem_invalid_request, detail: m.api_detail_invalid_request },
  'forbidden-origin': { status: 403, title: m.api_problem_forbidden_origin, detail: m.api_detail_forbidden_origin },
  'not-found': { status: 404, title: m.api_problem_not_found, detail: m.api_detail_not_found },
  'method-not-allowed': {
    status: 405,
    title: m.api_problem_method_not_allowed,
    detail: m.api_detail_method_not_allowed,
  },
  'not-acceptable': { status: 406, title: m.api_problem_not_acceptable, detail: m.api_detail_not_acceptable },
  'too-large': { status: 413, title: m.api_problem_too_large, detail: m.api_detail_too_large },
  'unsupported-media-type': {
    status: 415,
    title: m.api_problem_unsupported_media_type,
    detail: m.api_detail_unsupported_media_type,
  },
  'too-many-requests': { status: 429, title: m.api_problem_too_many_requests, detail: m.api_detail_too_many_requests },
  'internal-error': { status: 500, title: m.api_problem_internal_error, detail: m.api_detail_internal_error },
} as const satisfies Record<ProblemType, ProblemDescription>;

/** The anchor of a problem on the developers' page, which its `type` links to. */
export const problemAnchor = (type: ProblemType): string => `problem-${type}`;

const faultWords = {
  unknown: m.api_fault_unknown,
  repeated: m.api_fault_repeated,
  missing: m.api_fault_missing,
  'not-one-of': m.api_fault_not_one_of,
  'out-of-range': m.api_fault_out_of_range,
  malformed: m.api_fault_malformed,
  'unknown-exam': m.api_fault_unknown_exam,
} as const satisfies Record<FaultReason, Word>;

/** Returns the body of the response for a problem, in the caller's language. `faults` are the rejected fields. */
export function problemAnswerOf(
  type: ProblemType,
  { locale, publicUrl, faults = [] }: { locale: Locale; publicUrl: string; faults?: readonly RequestFault[] },
): ProblemAnswer {
  const { status, title, detail } = problems[type];
  return {
    type: `${publicUrl}${localizedHref(locale, '/desarrolladores')}#${problemAnchor(type)}`,
    title: title({}, { locale }),
    status,
    detail: detail({}, { locale }),
    ...(faults.length > 0 && {
      errors: faults.map(({ field, reason, allowed }) => ({
        field,
        reason,
        detail: faultWords[reason]({}, { locale }),
        ...(allowed && { allowed: [...allowed] }),
      })),
    }),
  };
}
