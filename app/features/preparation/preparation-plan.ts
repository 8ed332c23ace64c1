import type { Exam } from '../catalogue/exam.ts';
import { type Conflict, conflictsAmong, conflictsBetween } from './conflicts.ts';
import { type Catalogue, expandPanels, type PlannedExam } from './expand-panels.ts';
import { fewestGroups } from './fewest-groups.ts';
import { type JointPreparation, jointPreparation } from './joint-preparation.ts';
import { type Sampling, samplingOf } from './sampling.ts';

interface Together {
  /** Codes, in order; no panels. */
  exams: readonly string[];
  preparation: JointPreparation;
  sampling: Sampling;
}

/** What can be done on one morning. What the patient collects and brings along belongs to it. */
export interface Visit extends Together {
  /** Why it cannot be done on the visits before; these stand on the other sides of the conflicts. Empty for the first. */
  because: readonly Conflict[];
}

/**
 * Several exams as one thing to prepare for. Its own `preparation` and `sampling` are those of all exams at once, which is what happens
 * where there is one visit; where there are more, follow each visit's.
 */
export interface Plan extends Together {
  conflicts: readonly Conflict[];
  /** As few as can be, the one with most exams first. The order is not that of the calendar. None for no exams. */
  visits: readonly Visit[];
  /** Whether it is certain that there is no way with fewer visits. */
  fewest: boolean;
  /** Which panel brought which exams. */
  panels: readonly { panel: string; exams: readonly string[] }[];
  /** Members of panels that the catalogue does not know: nothing is planned for these. */
  unknown: readonly string[];
}

/** The order in which exams are named, and how often, changes nothing. */
export function preparationPlan(exams: readonly Exam[], catalogue: Catalogue): Plan {
  const { exams: planned, unknown } = expandPanels(exams, catalogue);
  const conflicts = conflictsAmong(planned);
  const groups = fewestGroups(planned.length, clashOf(planned, conflicts));
  const parts = Array.from({ length: groups.count }, (_, group) =>
    planned.filter((_, index) => groups.of[index] === group),
  );
  return {
    ...together(planned),
    conflicts,
    visits: parts.map((part, index) => ({
      ...together(part),
      because: conflictsBetween(conflicts, codesOf(part), codesOf(parts.slice(0, index).flat())),
    })),
    fewest: groups.exact,
    panels: panelsOf(planned),
    unknown,
  };
}

const together = (exams: readonly PlannedExam[]): Together => ({
  exams: codesOf(exams),
  preparation: jointPreparation(exams),
  sampling: samplingOf(exams),
});

const codesOf = (exams: readonly PlannedExam[]): string[] => exams.map(({ exam }) => exam.code);

function clashOf(planned: readonly PlannedExam[], conflicts: readonly Conflict[]) {
  const pairs = new Set<string>();
  for (const { sides } of conflicts) {
    for (const one of sides[0].exams) {
      for (const other of sides[1].exams) pairs.add(`${one} ${other}`);
    }
  }
  const codes = codesOf(planned);
  return (one: number, other: number): boolean => pairs.has(`${codes[one]} ${codes[other]}`);
}

function panelsOf(planned: readonly PlannedExam[]): Plan['panels'] {
  const pairs = planned.flatMap(({ exam, panels }) => panels.map((panel) => ({ panel, code: exam.code })));
  return [...Map.groupBy(pairs, ({ panel }) => panel)]
    .map(([panel, brought]) => ({ panel, exams: brought.map(({ code }) => code) }))
    .sort((one, other) => (one.panel < other.panel ? -1 : 1));
}
