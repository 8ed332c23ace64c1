import type { Abstention, Dose, Preparation, UrineAdditive, UrineCollection } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import type { PlannedExam } from './expand-panels.ts';
import { wordsKey } from './text-key.ts';

/** The demands of an exam, by kind of conflict. */
export interface Demands {
  /** The first requires a longer fast than the second allows. */
  fasting: { minHours: number; maxHours: number };
  /** The first requires a longer abstention than the second allows. */
  abstention: Abstention;
  /** The first ends before the second begins. */
  'time-of-day': { from: string; until: string };
  /** The first ends before the second begins. */
  'cycle-days': { from: number; to: number };
  /**
   * Both need the overnight urine: held in the bladder, as the first morning urine, or as the last portion of the overnight or 24-hour
   * collection.
   */
  urine: { collection: UrineCollection };
  /** Two 24-hour collections: the first needs acid in its container, which spoils the second. */
  additive: { additive: UrineAdditive };
  /** The first is taken before a dose of the drug, and the second a number of hours after one. */
  dose: Dose;
  /** Two curves whose stimuli (a drink, a meal, an injection, or an activity) spoil each other. */
  curve: { stimulus: Words };
}
export type ConflictKind = keyof Demands;

/** One demand of a conflict, and the exams that make it. */
export interface Side<Demand> {
  demand: Demand;
  /** The codes of the exams with this demand, in order. */
  exams: readonly string[];
}

interface ConflictOf<Kind extends ConflictKind> {
  kind: Kind;
  /** The exams of both sides, each once. */
  exams: readonly string[];
  /** `Demands` documents the meaning of the order for each kind. */
  sides: readonly [Side<Demands[Kind]>, Side<Demands[Kind]>];
}

/** Two demands that no single visit can meet. */
export type Conflict = { [Kind in ConflictKind]: ConflictOf<Kind> }[ConflictKind];

/**
 * The bladder is emptied once after the night. That urine is held until the visit, is the first morning urine, or closes the overnight or
 * 24-hour collection, which ends with it. Two 24-hour collections share it.
 */
const nightUrine: Partial<Record<UrineCollection, number>> = {
  'full-bladder': 1,
  'first-morning': 2,
  'first-morning-midstream': 2,
  overnight: 3,
  '24-hours': 4,
};

/** How one kind of conflict is found. */
interface Rule<Demand> {
  /** The demands of this kind in a preparation. */
  demands(preparation: Preparation): readonly Demand[];
  /** Whether the demands clash with `one` as the first side. */
  clash(one: Demand, other: Demand): boolean;
}

const listOf = <Demand>(demand: Demand | null): readonly Demand[] => (demand === null ? [] : [demand]);

/**
 * Every demand is a span (of hours, of the day, or of the cycle) or one of a few classes. Spans that intersect pairwise have a common point
 * (Helly's theorem in one dimension), so exams that agree in pairs agree all together, and checking pairs is enough.
 *
 * A trough clashes only with a level after a dose of the same drug: with different drugs, the patient postpones one dose and takes the
 * other on time. Levels at different hours after a dose do not clash with each other, because each counts from a separate dose.
 *
 * Curves after the same stimulus run in parallel, whatever their length (glucose and insulin after the same 75 g). A different stimulus
 * changes what the first curve measures: a breakfast raises the glucose that the 75 g of glucose should raise, and so does lactose.
 */
const rules: { readonly [Kind in ConflictKind]: Rule<Demands[Kind]> } = {
  fasting: {
    demands: ({ fasting }) => listOf(fasting && { minHours: fasting.minHours, maxHours: fasting.maxHours }),
    clash: (one, other) => one.minHours > other.maxHours,
  },
  abstention: {
    demands: ({ abstentions }) => abstentions.map(({ of, hours, maxHours }) => ({ of, hours, maxHours })),
    clash: (one, other) => one.of === other.of && other.maxHours !== null && one.hours > other.maxHours,
  },
  'time-of-day': {
    demands: ({ timeOfDay }) => listOf(timeOfDay && { from: timeOfDay.from, until: timeOfDay.until }),
    clash: (one, other) => one.until <= other.from,
  },
  'cycle-days': {
    demands: ({ cycleDays }) => listOf(cycleDays && { from: cycleDays.from, to: cycleDays.to }),
    clash: (one, other) => one.to < other.from,
  },
  urine: {
    demands: ({ urine }) => listOf(urine && { collection: urine }),
    clash: (one, other) => (nightUrine[one.collection] ?? Infinity) < (nightUrine[other.collection] ?? 0),
  },
  additive: {
    demands: ({ urine, urineAdditive }) =>
      urine === '24-hours' ? listOf(urineAdditive && { additive: urineAdditive }) : [],
    clash: (one, other) => one.additive === 'acid' && other.additive === 'none',
  },
  dose: {
    demands: ({ dose }) => listOf(dose),
    clash: (one, other) => one.at === 'trough' && other.at === 'after-hours' && wordsKey(one.of) === wordsKey(other.of),
  },
  curve: {
    demands: ({ stimulus }) => listOf(stimulus && { stimulus: { es: stimulus.es, en: stimulus.en } }),
    clash: (one, other) => wordsKey(one.stimulus) < wordsKey(other.stimulus),
  },
};

/** Finds every pair of clashing demands, with all the exams that make them. */
export function conflictsAmong(exams: readonly PlannedExam[]): Conflict[] {
  return [
    ...conflictsOf('fasting', exams),
    ...conflictsOf('abstention', exams),
    ...conflictsOf('time-of-day', exams),
    ...conflictsOf('cycle-days', exams),
    ...conflictsOf('urine', exams),
    ...conflictsOf('additive', exams),
    ...conflictsOf('dose', exams),
    ...conflictsOf('curve', exams),
  ];
}

function conflictsOf<Kind extends ConflictKind>(kind: Kind, exams: readonly PlannedExam[]): ConflictOf<Kind>[] {
  const rule = rules[kind];
  const sides = sidesOf(rule, exams);
  return sides.flatMap((one) =>
    sides
      .filter((other) => one !== other && rule.clash(one.demand, other.demand))
      .map((other) => ({ kind, exams: codesOf(one, other), sides: [one, other] as const })),
  );
}

/** Each different demand once, with the exams that make it. */
function sidesOf<Demand>(rule: Rule<Demand>, exams: readonly PlannedExam[]): Side<Demand>[] {
  const sides = new Map<string, { demand: Demand; exams: string[] }>();
  for (const { exam, preparations } of exams) {
    for (const demand of preparations.flatMap((preparation) => rule.demands(preparation))) {
      const key = JSON.stringify(demand);
      const side = sides.get(key) ?? { demand, exams: [] };
      sides.set(key, side);
      if (!side.exams.includes(exam.code)) side.exams.push(exam.code);
    }
  }
  return [...sides.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, side]) => side);
}

/**
 * The conflicts between the exams of two lists, with only those exams on their sides: why the first exams cannot share a visit with the
 * others.
 */
export function conflictsBetween(
  conflicts: readonly Conflict[],
  ones: readonly string[],
  others: readonly string[],
): Conflict[] {
  return conflicts.flatMap((conflict) => [...narrowed(conflict, ones, others), ...narrowed(conflict, others, ones)]);
}

/** The conflict with only the `first` exams on its first side and the `second` on its second; empty if a side has none left. */
function narrowed(conflict: Conflict, first: readonly string[], second: readonly string[]): Conflict[] {
  const [one, other] = [among(conflict.sides[0], first), among(conflict.sides[1], second)];
  if (one.exams.length === 0 || other.exams.length === 0) return [];
  // Only the lists of exams shrink; the demands keep their kind. TypeScript cannot see that in a union of kinds.
  return [{ ...conflict, exams: codesOf(one, other), sides: [one, other] } as Conflict];
}

const among = (side: Side<unknown>, codes: readonly string[]): Side<unknown> => ({
  ...side,
  exams: side.exams.filter((code) => codes.includes(code)),
});

const codesOf = (one: Side<unknown>, other: Side<unknown>): string[] =>
  [...new Set([...one.exams, ...other.exams])].sort();
