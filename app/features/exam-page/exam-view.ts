import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import { relatedExams } from '../catalogue/related-exams.ts';
import { isSensitive } from '../catalogue/sensitive-exam.ts';
import { expandPanels } from '../preparation/expand-panels.ts';
import { type Plan, preparationPlan } from '../preparation/preparation-plan.ts';

/** Everything of the catalogue that an exam's page shows. */
export interface ExamView {
  exam: Exam;
  /** What is taken and run: the exam itself, or those that a panel brings together. */
  parts: readonly Exam[];
  /** Of a panel: the exams that it names, in its order. */
  members: readonly Exam[];
  panels: readonly Exam[];
  related: readonly Exam[];
  plan: Plan;
  /** A panel that holds a delicate exam is delicate. `measured-page.ts` looks for it by this name. */
  sensitive: boolean;
}

const MOST_RELATED = 6;

export function examView(exam: Exam, catalogue: Catalogue): ExamView {
  const parts = expandPanels([exam], catalogue.byCode).exams.map((planned) => planned.exam);
  return {
    exam,
    parts,
    members: exam.members.flatMap((code) => catalogue.byCode.get(code) ?? []),
    panels: catalogue.panelsWith(exam.code),
    related: relatedExams(exam, catalogue, MOST_RELATED),
    plan: preparationPlan([exam], catalogue.byCode),
    sensitive: [exam, ...parts].some(isSensitive),
  };
}
