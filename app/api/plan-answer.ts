import type { Catalogue } from '../domain/exams/catalogue.ts';
import type { Exam } from '../domain/exams/exam.ts';
import type { JointPreparation } from '../domain/preparation/joint-preparation.ts';
import { type Plan, preparationPlan } from '../domain/preparation/preparation-plan.ts';
import { preparationSentences } from '../domain/preparation/preparation-words.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PlanAnswer } from './plan-schemas.ts';
import { warningsOf } from './warnings.ts';

type Visit = PlanAnswer['visits'][number];

/** Returns the visits for several exams as the API answers them: codes for programs, and one sentence per step for people. */
export function planAnswerOf(exams: readonly Exam[], catalogue: Catalogue, locale: Locale): PlanAnswer {
  const { warnings, planned } = warningsOf(exams);
  const plan = preparationPlan(planned, catalogue.byCode);
  return {
    language: locale,
    warnings,
    exams: [...plan.exams],
    fewestVisits: plan.fewest,
    visits: plan.visits.map((visit) => ({
      exams: [...visit.exams],
      preparation: preparationAnswer(visit.preparation),
      sampling: mutableCopy<Visit['sampling']>(visit.sampling),
      because: mutableCopy<Visit['because']>(visit.because),
      sentences: preparationSentences(visit.preparation, locale),
    })),
    conflicts: mutableCopy<PlanAnswer['conflicts']>(plan.conflicts),
    panels: mutableCopy<PlanAnswer['panels']>(plan.panels),
    missing: [...plan.unknown],
  };
}

/** Copies a result of the rules. Its type and the answer's differ only in the read-only lists; a test parses the answer by its schema. */
const mutableCopy = <Answer>(found: Plan['conflicts'] | Plan['panels'] | Plan['sampling']): Answer =>
  structuredClone(found) as Answer;

type Written = 'instructions' | 'stayInstructions';

function preparationAnswer({ instructions, stayInstructions, ...rest }: JointPreparation): Visit['preparation'] {
  return {
    // As in `mutableCopy`.
    ...(structuredClone(rest) as Omit<Visit['preparation'], Written>),
    instructions: instructions.map(instructionAnswer),
    stayInstructions: stayInstructions.map(instructionAnswer),
  };
}

const instructionAnswer = ({ words, exams }: JointPreparation[Written][number]) => ({ text: words, exams: [...exams] });
