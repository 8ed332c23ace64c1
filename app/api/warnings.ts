import type { Exam } from '../domain/exams/exam.ts';
import { isEmergencyOnly, mostUrgentFirst } from '../domain/exams/urgent.ts';
import type { PlanAnswer } from './plan-schemas.ts';

/** The urgent exams of a list, the most urgent first, and the others, which alone are planned and promised. */
export function warningsOf(exams: readonly Exam[]): { warnings: PlanAnswer['warnings']; planned: Exam[] } {
  return {
    warnings: mostUrgentFirst(exams).flatMap(({ code, urgent }) =>
      urgent ? [{ exam: code, planned: !isEmergencyOnly(urgent), ...structuredClone(urgent) }] : [],
    ),
    planned: exams.filter(({ urgent }) => !isEmergencyOnly(urgent)),
  };
}
