import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { relatedExams } from '../../domain/exams/related-exams.ts';
import { expandPanels } from '../../domain/preparation/expand-panels.ts';
import { type Plan, preparationPlan } from '../../domain/preparation/preparation-plan.ts';

/** A link to another exam. */
export type ExamLink = Pick<Exam, 'code' | 'slug' | 'name' | 'price' | 'urgent'>;

/** All the catalog data that an exam's page shows. */
export interface ExamView {
  exam: Exam;
  /** The exams to collect and run: the exam itself, or the members of a panel, with nested panels expanded. */
  parts: readonly Exam[];
  /** The exams that a panel names, in its order; empty for other exams. */
  members: readonly ExamLink[];
  /** The panels that include the exam. */
  panels: readonly ExamLink[];
  related: readonly ExamLink[];
  plan: Plan;
}

/** A longer list makes the choice harder. */
const MAX_RELATED = 5;

/** Collects the catalog data of an exam's page, with its preparation plan. */
export function examView(exam: Exam, catalogue: Catalogue): ExamView {
  const parts = partsOf(exam, catalogue);
  return {
    exam,
    parts,
    members: exam.members.flatMap((code) => catalogue.byCode.get(code) ?? []).map(linkTo),
    panels: catalogue.panelsWith(exam.code).map(linkTo),
    related: relatedExams(exam, catalogue, MAX_RELATED).map(linkTo),
    plan: preparationPlan([exam], catalogue.byCode),
  };
}

const partsOf = (exam: Exam, catalogue: Catalogue): Exam[] =>
  expandPanels([exam], catalogue.byCode).exams.map((planned) => planned.exam);

const linkTo = ({ code, slug, name, price, urgent }: Exam): ExamLink => ({ code, slug, name, price, urgent });
