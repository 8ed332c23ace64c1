import type { Exam, Preparation } from '../exams/exam.ts';
import { nobodyInParticular, type Person } from './person.ts';
import { countedFromTheVisit, preparationFor } from './preparation-for.ts';

/** An exam of which something is taken, with everything that is asked for its sake. */
export interface PlannedExam {
  exam: Exam;
  /** Its own, and that of every panel by which it came: a panel may ask for more than its members do. */
  preparations: readonly Preparation[];
  /** The codes of those panels, in order; empty for an exam that was asked for by itself. */
  panels: readonly string[];
}

export interface ExpandedExams {
  /** Each exam once, by code. */
  exams: readonly PlannedExam[];
  /** Members that the catalogue does not know, by code. */
  unknown: readonly string[];
}

/** By code, whatever else the entry holds. */
export type Catalogue = ReadonlyMap<string, Exam>;

/**
 * Panels become their members (panels among these, too), each exam once: ([lipid panel, cholesterol]) → HDL, LDL, cholesterol,
 * triglycerides. A panel that contains itself ends where it began.
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

/** A panel for men, or for after menopause, says of its members that no day of a cycle matters. */
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
