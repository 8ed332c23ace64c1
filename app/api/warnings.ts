import type { Exam } from '../domain/exams/exam.ts';
import { isEmergencyOnly, mostUrgentFirst } from '../domain/exams/urgent.ts';
import type { PlanAnswer } from './plan-schemas.ts';

/**
 * Returns the warnings of a list's urgent exams, the most urgent first, and the exams that can be planned: all but those for emergencies
 * only.
 */
export function warningsOf(exams: readonly Exam[]): { warnings: PlanAnswer['warnings']; planned: Exam[] } {
  return {
    warnings: mostUrgentFirst(exams).flatMap(({ code, urgent }) =>
      urgent ? [{ exam: code, planned: !isEmergencyOnly(urgent), ...structuredClone(urgent) }] : [],
    ),
    planned: exams.filter(({ urgent }) => !isEmergencyOnly(urgent)),
  };
}
