import type { Preparation } from '../exams/exam.ts';
import type { ExamToPlan } from '../exams/exam-to-plan.ts';
import { nobodyInParticular, type Person } from './person.ts';
import { countedFromTheVisit, preparationFor } from './preparation-for.ts';

/** An exam with a sample, and all the preparations that apply to it. */
export interface PlannedExam<Entry extends ExamToPlan = ExamToPlan> {
  exam: Entry;
  /** The exam's own preparation and the preparation of every panel that contains it: a panel may ask for more than its members do. */
  preparations: readonly Preparation[];
  /** The codes of those panels, in order; empty for an exam ordered by itself. */
  panels: readonly string[];
}

/** The exams to sample, without panels. */
export interface ExpandedExams<Entry extends ExamToPlan = ExamToPlan> {
  /** Each exam once, by code. */
  exams: readonly PlannedExam<Entry>[];
  /** The codes of members that the catalog does not know. */
  unknown: readonly string[];
}

/** The exams by code. The entries may have further properties. */
export type ExamsByCode<Entry extends ExamToPlan = ExamToPlan> = ReadonlyMap<string, Entry>;

/**
 * Replaces panels with their members, including nested panels, each exam once: ([lipid panel, cholesterol]) → HDL, LDL, cholesterol,
 * triglycerides. The expansion stops if a panel contains itself.
 */
export function expandPanels<Entry extends ExamToPlan>(
  exams: readonly Entry[],
  catalogue: ExamsByCode<Entry>,
  person: Person = nobodyInParticular,
): ExpandedExams<Entry> {
  const found = new Map<string, Found<Entry>>();
  const unknown = new Set<string>();

  const visit = (exam: Entry, above: readonly Entry[]): void => {
    if (above.some((panel) => panel.code === exam.code)) return;
    if (exam.members.length === 0) {
      const { panels } = entryOf(found, exam);
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

/** An exam with the panels that contain it, during the expansion. */
interface Found<Entry> {
  exam: Entry;
  panels: Map<string, Entry>;
}

/** The entry of an exam, created on first use. */
function entryOf<Entry extends ExamToPlan>(found: Map<string, Found<Entry>>, exam: Entry): Found<Entry> {
  const entry = found.get(exam.code) ?? { exam, panels: new Map<string, Entry>() };
  found.set(exam.code, entry);
  return entry;
}

/** A panel for men or for after menopause removes the cycle days of its members. */
function planned<Entry extends ExamToPlan>({ exam, panels }: Found<Entry>, person: Person): PlannedExam<Entry> {
  const inOrder = [...panels.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
  return {
    exam,
    preparations: [exam.preparation, ...inOrder.map((panel) => panel.preparation)]
      .map((preparation) => (inOrder.some(isWithoutCycle) ? { ...preparation, cycleDays: null } : preparation))
      .map((preparation) => countedFromTheVisit(preparationFor(preparation, person))),
    panels: inOrder.map((panel) => panel.code),
  };
}

const isWithoutCycle = ({ preparation }: ExamToPlan): boolean => preparation.withoutCycle;

const byCode = (one: PlannedExam, other: PlannedExam): number => (one.exam.code < other.exam.code ? -1 : 1);
