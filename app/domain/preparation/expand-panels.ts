import type { Exam, Preparation } from '../exams/exam.ts';
import { nobodyInParticular, type Person } from './person.ts';
import { countedFromTheVisit, preparationFor } from './preparation-for.ts';

/** An exam with a sample, and all the preparations that apply to it. */
export interface PlannedExam {
  exam: Exam;
  /** The exam's own preparation and the preparation of every panel that contains it: a panel may ask for more than its members do. */
  preparations: readonly Preparation[];
  /** The codes of those panels, in order; empty for an exam ordered by itself. */
  panels: readonly string[];
}

export interface ExpandedExams {
  /** Each exam once, by code. */
  exams: readonly PlannedExam[];
  /** The codes of members that the catalog does not know. */
  unknown: readonly string[];
}

/** The exams by code. The entries may have further properties. */
export type Catalogue = ReadonlyMap<string, Exam>;

/**
 * Replaces panels with their members, including nested panels, each exam once: ([lipid panel, cholesterol]) → HDL, LDL, cholesterol,
 * triglycerides. The expansion stops if a panel contains itself.
 */
export function expandPanels(
  exams: readonly Exam[],
  catalogue: Catalogue,
  person: Person = nobodyInParticular,
): ExpandedExams {
  const found = new Map<string, Found>();
  const unknown = new Set<string>();

  const visit = (exam: Exam, above: readonly Exam[]): void => {
    if (above.some((panel) => panel.code === exam.code)) return;
    if (exam.members.length === 0) {
      const { panels } = keyed(found, exam);
      for (const panel of above) panels.set(panel.code, panel);
      return;
    }
    for (const code of exam.members) {
      const member = catalogue.get(code);
      if (member) visit(member, [...above, exam]);
      else unknown.add(code);
    }
  };
  for (const exam of exams) visit(exam, []);

  return { exams: [...found.values()].map((one) => planned(one, person)).sort(byCode), unknown: [...unknown].sort() };
}

interface Found {
  exam: Exam;
  panels: Map<string, Exam>;
}

function keyed(found: Map<string, Found>, exam: Exam): Found {
  const entry = found.get(exam.code) ?? { exam, panels: new Map<string, Exam>() };
  found.set(exam.code, entry);
  return entry;
}

/** A panel for men or for after menopause removes the cycle days of its members. */
function planned({ exam, panels }: Found, person: Person): PlannedExam {
  const inOrder = [...panels.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
  return {
    exam,
    preparations: [exam.preparation, ...inOrder.map((panel) => panel.preparation)]
      .map((preparation) => (inOrder.some(isWithoutCycle) ? { ...preparation, cycleDays: null } : preparation))
      .map((preparation) => countedFromTheVisit(preparationFor(preparation, person))),
    panels: inOrder.map((panel) => panel.code),
  };
}

const isWithoutCycle = ({ preparation }: Exam): boolean => preparation.withoutCycle;

const byCode = (one: PlannedExam, other: PlannedExam): number => (one.exam.code < other.exam.code ? -1 : 1);
