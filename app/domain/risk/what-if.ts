import { type FindriscBand, type FindriscInput, findrisc, findriscBmi, findriscWaist } from './scores/findrisc.ts';
import {
  bandIndex,
  type HeartsAnswer,
  type HeartsBand,
  type HeartsInput,
  hearts,
  heartsEdges,
} from './scores/hearts.ts';

/** The result of the same score if one factor were different. */
export interface Change<Factor extends string, Band extends string> {
  factor: Factor;
  /** 'less than 140 mmHg'; null for a yes-or-no factor. */
  below: number | null;
  /** Percent for HEARTS, points for FINDRISC. */
  before: number;
  after: number;
  band: Band;
}

export type HeartsFactor = 'smoker' | 'systolic' | 'cholesterol' | 'bmi';
export type HeartsChange = Change<HeartsFactor, HeartsBand>;
export type FindriscFactor = 'bmi' | 'waist' | 'active' | 'dailyVegetables';
export type FindriscChange = Change<FindriscFactor, FindriscBand>;

/** The result of the same score if several factors were different at once. */
export interface Together<Band extends string> {
  before: number;
  after: number;
  band: Band;
}

/** A factor at another value, and the answers that it replaces. */
interface Step<Factor extends string, Values> {
  factor: Factor;
  below: number | null;
  values: Values;
}
type HeartsStep = Step<HeartsFactor, { smoker?: boolean; systolic?: number; cholesterol?: number; bmi?: number }>;
type FindriscStep = Step<FindriscFactor, Partial<Pick<FindriscInput, FindriscFactor>>>;

/**
 * Lists every step down the HEARTS chart that changes the number, the largest first; of equal steps, the smaller effort first. Steps
 * without a change are left out: a chart of whole numbers may hide a benefit. Empty without a number.
 */
export function heartsChanges(input: HeartsInput): readonly HeartsChange[] {
  const now = cellOf(input);
  if (!now) return [];
  const changes = heartsSteps(input).flatMap(({ factor, below, values }) => {
    const then = cellOf({ ...input, ...values });
    return then ? [{ factor, below, before: now.percent, after: then.percent, band: then.band }] : [];
  });
  return largestFirst(changes);
}

/**
 * Reads the chart for a person after the best change of each factor. Null if there is at most one change, if all of them lower the risk no
 * further than one, or if the chart has no number for that person.
 */
export function heartsTogether(input: HeartsInput): Together<HeartsBand> | null {
  const changes = bestOfEachFactor(heartsChanges(input));
  const then = cellOf({ ...input, ...valuesOf(changes, heartsSteps(input)) });
  return then && togetherOf(changes, then.percent, then.band);
}

/** The person's cell of the chart; null without a number. */
function cellOf(input: HeartsInput): Extract<HeartsAnswer, { basis: 'chart' }> | null {
  const answer = hearts(input);
  return answer.kind === 'answer' && answer.basis === 'chart' ? answer : null;
}

function heartsSteps(input: HeartsInput): HeartsStep[] {
  const pressures = lowerBands(input.systolic, heartsEdges.systolic).map(
    ({ below, value }): HeartsStep => ({ factor: 'systolic', below, values: { systolic: value } }),
  );
  return [
    ...(input.smoker ? [{ factor: 'smoker' as const, below: null, values: { smoker: false } }] : []),
    ...pressures,
    ...chartSteps(input),
  ];
}

function chartSteps(input: HeartsInput): HeartsStep[] {
  if (input.chart === 'laboratory') {
    return lowerBands(input.cholesterol, heartsEdges.cholesterol).map(({ below, value }) => ({
      factor: 'cholesterol',
      below,
      values: { cholesterol: value },
    }));
  }
  // The site does not advise people to become underweight, so it omits the band below 20.
  return lowerBands(input.bmi, heartsEdges.bmi)
    .filter(({ below }) => below > 20)
    .map(({ below, value }) => ({ factor: 'bmi', below, values: { bmi: value } }));
}

/** (150, [120, 140, …]) → below 140, below 120; each with any value in the band, because the chart depends only on the band. */
const lowerBands = (value: number, edges: readonly number[]): { below: number; value: number }[] =>
  edges
    .slice(0, bandIndex(value, edges))
    .map((below, band) => ({ below, value: edges[band - 1] ?? below - 1 }))
    .toReversed();

/** Lists the changes of habits and of body size that lower the FINDRISC points. Medicines, family, and past measurements stay fixed. */
export function findriscChanges(input: FindriscInput): readonly FindriscChange[] {
  const now = findrisc(input);
  if (now.kind === 'refused') return [];
  const changes = findriscSteps(input).flatMap(({ factor, below, values }) => {
    const then = findrisc({ ...input, ...values });
    return then.kind === 'refused' ? [] : [{ factor, below, before: now.points, after: then.points, band: then.band }];
  });
  return largestFirst(changes);
}

/** The points of the person who makes the best change of each factor. Null in the same cases as for HEARTS. */
export function findriscTogether(input: FindriscInput): Together<FindriscBand> | null {
  const changes = bestOfEachFactor(findriscChanges(input));
  const then = findrisc({ ...input, ...valuesOf(changes, findriscSteps(input)) });
  return then.kind === 'refused' ? null : togetherOf(changes, then.points, then.band);
}

function findriscSteps(input: FindriscInput): FindriscStep[] {
  const waists = findriscWaist[input.sex].toReversed();
  return [
    { factor: 'active', below: null, values: { active: true } },
    { factor: 'dailyVegetables', below: null, values: { dailyVegetables: true } },
    ...findriscBmi
      .toReversed()
      .map((below): FindriscStep => ({ factor: 'bmi', below, values: { bmi: lessThan(input.bmi, below) } })),
    ...waists.map(
      (below): FindriscStep => ({ factor: 'waist', below, values: { waist: lessThan(input.waist, below) } }),
    ),
  ];
}

const lessThan = (value: number, below: number): number => Math.min(value, below - 0.1);

function largestFirst<One extends { before: number; after: number }>(changes: readonly One[]): One[] {
  // Sorting is stable: of steps with the same effect, the nearest stays first.
  return changes.filter(({ before, after }) => after < before).sort((one, other) => one.after - other.after);
}

/** Keeps the first step of each factor, which is its best one in a list that begins with the largest change. */
export const bestOfEachFactor = <One extends { factor: string }>(changes: readonly One[]): One[] =>
  changes.filter(({ factor }, index) => changes.findIndex((one) => one.factor === factor) === index);

/** The answers that these changes replace, all at once. */
const valuesOf = <Values extends object>(
  changes: readonly Pick<Step<string, Values>, 'factor' | 'below'>[],
  steps: readonly Step<string, Values>[],
): Partial<Values> =>
  Object.assign(
    {},
    ...changes.map(({ factor, below }) => steps.find((one) => one.factor === factor && one.below === below)?.values),
  );

function togetherOf<Band extends string>(
  changes: readonly Change<string, Band>[],
  after: number,
  band: Band,
): Together<Band> | null {
  const [best, second] = changes;
  return best && second && after < best.after ? { before: best.before, after, band } : null;
}
