import type { ExamToPlan } from '../exams/exam-to-plan.ts';
import { type Conflict, conflictsAmong, conflictsBetween } from './conflicts.ts';
import { type ExamsByCode, expandPanels, type PlannedExam } from './expand-panels.ts';
import { minimumGroups } from './fewest-groups.ts';
import { type JointPreparation, jointPreparation } from './joint-preparation.ts';
import { nobodyInParticular, type Person } from './person.ts';
import { type Sampling, samplingOf } from './sampling.ts';

/** Exams with their joint preparation and the specimens to collect. */
interface Together {
  /** Codes, in order; without panels. */
  exams: readonly string[];
  preparation: JointPreparation;
  sampling: Sampling;
}

/** The exams that fit in one morning, including what the patient collects at home and brings. */
export interface Visit extends Together {
  /** The conflicts that keep these exams out of the earlier visits, whose exams are on the other sides. Empty for the first visit. */
  because: readonly Conflict[];
  /** Exams of other visits that need the urine discarded at the start of this visit's 24-hour collection. */
  discarded: readonly string[];
}

/**
 * One joint plan for several exams. Its own `preparation` and `sampling` cover all exams at once, which is correct for a single visit; for
 * several visits, follow each visit's.
 */
export interface Plan extends Together {
  conflicts: readonly Conflict[];
  /** As few visits as possible, the largest first. The order is not chronological. Empty for no exams. */
  visits: readonly Visit[];
  /** Whether the number of visits is proven minimal. */
  fewest: boolean;
  /** Exams that must be taken on one day, in as many visits as their hours need. */
  sameDay: readonly (readonly string[])[];
  /** Exams whose fast this person must not keep (a baby, or a person with a metabolic disease). */
  fastWaived: readonly string[];
  /** The exams that each panel contributes. */
  panels: readonly { panel: string; exams: readonly string[] }[];
  /** Members of panels that the catalog does not know; the plan ignores them. */
  unknown: readonly string[];
}

/**
 * Plans several exams for one person: which exams conflict, the fewest visits, and the preparation of each visit. The order and repetition
 * of the exams do not affect the plan.
 */
export function preparationPlan(
  exams: readonly ExamToPlan[],
  catalogue: ExamsByCode,
  person: Person = nobodyInParticular,
): Plan {
  const { exams: planned, unknown } = expandPanels(exams, catalogue, person);
  const sameDay = sameDayIn(planned, catalogue);
  const conflicts = conflictsAmong(planned);
  const groups = minimumGroups(planned.length, clashOf(planned, conflicts));
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

/** The exams with a fast that no preparation of this person has. */
const waivedAmong = (planned: readonly PlannedExam[]): string[] =>
  codesOf(
    planned.filter(
      ({ exam, preparations }) => exam.preparation.fasting && preparations.every(({ fasting }) => !fasting),
    ),
  );

/** The exams of each panel that must be sampled on one day. */
function sameDayIn(planned: readonly PlannedExam[], catalogue: ExamsByCode): string[][] {
  const panels = new Set(
    planned.flatMap((one) => one.panels).filter((code) => catalogue.get(code)?.preparation.sameDay),
  );
  return [...panels].map((panel) => codesOf(planned.filter((one) => one.panels.includes(panel)))).filter(isPair);
}

const isPair = (codes: readonly string[]): boolean => codes.length > 1;

/** If another conflict separates exams that must be taken on the same day, they get visits of their own. */
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

/** Two visits on one day resolve this conflict. */
const isOfTheHour = ({ kind }: Conflict): boolean => kind === 'time-of-day';

const urineOf = ({ preparations }: PlannedExam) => preparations.map(({ urine }) => urine);

/** The exams of other visits that need the first morning urine, which a 24-hour collection of this visit discards. */
function discardedFor(part: readonly PlannedExam[], planned: readonly PlannedExam[]): string[] {
  if (!part.some((one) => urineOf(one).includes('24-hours'))) return [];
  const ofMorning = (one: PlannedExam): boolean =>
    urineOf(one).some((urine) => urine === 'first-morning' || urine === 'first-morning-midstream');
  return codesOf(planned.filter((one) => !part.includes(one) && ofMorning(one)));
}

const codesOf = (exams: readonly PlannedExam[]): string[] => exams.map(({ exam }) => exam.code);

/** Whether two exams, by their index, cannot share a visit. */
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

/** The exams that each panel contributes. */
function panelsOf(planned: readonly PlannedExam[]): Plan['panels'] {
  const pairs = planned.flatMap(({ exam, panels }) => panels.map((panel) => ({ panel, code: exam.code })));
  return [...Map.groupBy(pairs, ({ panel }) => panel)]
    .map(([panel, brought]) => ({ panel, exams: brought.map(({ code }) => code) }))
    .sort((one, other) => (one.panel < other.panel ? -1 : 1));
}
