import type { Exam } from '../exams/exam.ts';
import { type Conflict, conflictsAmong, conflictsBetween } from './conflicts.ts';
import { type Catalogue, expandPanels, type PlannedExam } from './expand-panels.ts';
import { fewestGroups } from './fewest-groups.ts';
import { type JointPreparation, jointPreparation } from './joint-preparation.ts';
import { nobodyInParticular, type Person } from './person.ts';
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
  /** Exams of other visits that need the urine which is thrown away when the 24 hours of this one begin. */
  discarded: readonly string[];
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
  /** Exams that are taken on one day, in as many visits as their hours need. */
  sameDay: readonly (readonly string[])[];
  /** Exams that ask others for a fast which this person must not keep: a baby, a metabolic disease. */
  fastWaived: readonly string[];
  /** Which panel brought which exams. */
  panels: readonly { panel: string; exams: readonly string[] }[];
  /** Members of panels that the catalogue does not know: nothing is planned for these. */
  unknown: readonly string[];
}

/** The order in which exams are named, and how often, changes nothing. */
export function preparationPlan(
  exams: readonly Exam[],
  catalogue: Catalogue,
  person: Person = nobodyInParticular,
): Plan {
  const { exams: planned, unknown } = expandPanels(exams, catalogue, person);
  const sameDay = sameDayIn(planned, catalogue);
  const conflicts = conflictsAmong(planned);
  const groups = fewestGroups(planned.length, clashOf(planned, conflicts));
  const grouped = Array.from({ length: groups.count }, (_, group) =>
    planned.filter((_, index) => groups.of[index] === group),
  );
  const parts = sameDay.reduce((some, codes) => onOneDay(some, codes, conflicts), grouped);
  return {
    ...together(planned, person),
    conflicts,
    sameDay,
    fastWaived: waivedAmong(planned),
    visits: parts.map((part, index) => ({
      ...together(part, person),
      discarded: discardedFor(part, planned),
      because: conflictsBetween(conflicts, codesOf(part), codesOf(parts.slice(0, index).flat())),
    })),
    fewest: groups.exact,
    panels: panelsOf(planned),
    unknown,
  };
}

const together = (exams: readonly PlannedExam[], person: Person): Together => ({
  exams: codesOf(exams),
  preparation: jointPreparation(exams, person),
  sampling: samplingOf(exams, person),
});

/** Exams that ask for a fast which this person must not keep. */
const waivedAmong = (planned: readonly PlannedExam[]): string[] =>
  codesOf(
    planned.filter(
      ({ exam, preparations }) => exam.preparation.fasting && preparations.every(({ fasting }) => !fasting),
    ),
  );

function sameDayIn(planned: readonly PlannedExam[], catalogue: Catalogue): string[][] {
  const panels = new Set(
    planned.flatMap((one) => one.panels).filter((code) => catalogue.get(code)?.preparation.sameDay),
  );
  return [...panels].map((panel) => codesOf(planned.filter((one) => one.panels.includes(panel)))).filter(isPair);
}

const isPair = (codes: readonly string[]): boolean => codes.length > 1;

/** Where something else of their visits keeps those apart that belong on one day, they get visits of their own. */
function onOneDay(
  parts: readonly PlannedExam[][],
  codes: readonly string[],
  conflicts: readonly Conflict[],
): PlannedExam[][] {
  const holding = parts.filter((part) => part.some(({ exam }) => codes.includes(exam.code)));
  const isFree = holding.every((one, index) =>
    holding
      .slice(index + 1)
      .every((other) => conflictsBetween(conflicts, codesOf(one), codesOf(other)).every(isOfTheHour)),
  );
  if (holding.length < 2 || isFree) return [...parts];
  const isOfThem = ({ exam }: PlannedExam): boolean => codes.includes(exam.code);
  const others = parts.map((part) => (holding.includes(part) ? part.filter((one) => !isOfThem(one)) : part));
  return [...others, ...holding.map((part) => part.filter(isOfThem))].filter((part) => part.length > 0);
}

/** It is kept by coming twice on one day. */
const isOfTheHour = ({ kind }: Conflict): boolean => kind === 'time-of-day';

const urineOf = ({ preparations }: PlannedExam) => preparations.map(({ urine }) => urine);

function discardedFor(part: readonly PlannedExam[], planned: readonly PlannedExam[]): string[] {
  if (!part.some((one) => urineOf(one).includes('24-hours'))) return [];
  const ofMorning = (one: PlannedExam): boolean =>
    urineOf(one).some((urine) => urine === 'first-morning' || urine === 'first-morning-midstream');
  return codesOf(planned.filter((one) => !part.includes(one) && ofMorning(one)));
}

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
