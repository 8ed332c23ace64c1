import type { Exam } from '../exams/exam.ts';
import type { Rule } from './check-finding.ts';

/** The exams whose key an earlier exam already has. */
const repeated = (exams: readonly Exam[], keyOf: (exam: Exam) => string): Exam[] =>
  [...Map.groupBy(exams, keyOf).values()].flatMap((sharing) => sharing.slice(1));

/** Reports each exam with the code of an earlier exam. */
export const duplicateCode: Rule<'duplicate-code'> = ({ exams }) =>
  repeated(exams, ({ code }) => code).map((exam) => ({
    exam,
    path: 'code',
    reason: 'code-of-another',
    value: exam.code,
  }));

/** Reports each exam with the address (slug) of an earlier exam. */
export const duplicateSlug: Rule<'duplicate-slug'> = ({ exams }) =>
  repeated(exams, ({ slug }) => slug).map((exam) => ({
    exam,
    path: 'slug',
    reason: 'slug-of-another',
    value: exam.slug,
  }));
