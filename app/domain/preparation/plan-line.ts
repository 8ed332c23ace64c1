import type { PlanBeginning } from './plan-steps.ts';
import type { PreparationTopic } from './preparation-words.ts';

/** One preparation step for several exams, with clock times if the visit is known, and the exams that need it. */
export interface PlanLine {
  topic: PreparationTopic;
  /** The name of what a question is about; only a question has one. */
  lead: string;
  text: string;
  /** Further details of the step. */
  detail: string | null;
  /** The names of the exams that need it; empty if all do, or none in particular. */
  because: string;
  /** When it begins, and its words beside that moment, which do not repeat it. Null without a visit, or if it has no moment. */
  begins: PlanBeginning | null;
  /** Whether it concerns the visit itself, and not the time before. */
  isOfVisit: boolean;
  /** `warning`: it comes before everything else. `question`: something to ask before the plan begins. `step`: something to do. */
  kind: 'step' | 'question' | 'warning';
}

/** Writes a step that the exams of these codes need; all exams, or none in particular, if it gets no codes. */
export type WriteLine = (
  topic: PreparationTopic,
  text: string,
  codes?: readonly string[],
  detail?: string | null,
  begins?: (Pick<PlanBeginning, 'at'> & Partial<PlanBeginning>) | null,
) => PlanLine;
