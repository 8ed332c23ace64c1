import { type FindriscBand, type FindriscInput, findrisc, findriscBmi, findriscWaist } from './scores/findrisc.ts';
import { bandIndex, type HeartsBand, type HeartsInput, hearts, heartsEdges } from './scores/hearts.ts';

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

/** The answers with one factor changed. */
interface Variant<Factor extends string, Input> {
  factor: Factor;
  below: number | null;
  input: Input;
}

/**
 * Lists every step down the HEARTS chart that changes the number, the largest first; of equal steps, the smaller effort first. Steps
 * without a change are left out: a chart of whole numbers may hide a benefit. Empty without a number.
 */
export function heartsChanges(input: HeartsInput): readonly HeartsChange[] {
  const now = hearts(input);
  if (now.kind === 'refused' || now.basis !== 'chart') return [];
  const changes = heartsVariants(input).flatMap(({ factor, below, input: other }) => {
    const then = hearts(other);
    if (then.kind === 'refused' || then.basis !== 'chart') return [];
    return [{ factor, below, before: now.percent, after: then.percent, band: then.band }];
  });
  return largestFirst(changes);
}

function heartsVariants(input: HeartsInput): Variant<HeartsFactor, HeartsInput>[] {
  const pressures = lowerBands(input.systolic, heartsEdges.systolic).map(({ below, value }) => ({
    factor: 'systolic' as const,
    below,
    input: { ...input, systolic: value },
  }));
  return [
    ...(input.smoker ? [{ factor: 'smoker' as const, below: null, input: { ...input, smoker: false } }] : []),
    ...pressures,
    ...chartVariants(input),
  ];
}

function chartVariants(input: HeartsInput): Variant<HeartsFactor, HeartsInput>[] {
  if (input.chart === 'laboratory') {
    return lowerBands(input.cholesterol, heartsEdges.cholesterol).map(({ below, value }) => ({
      factor: 'cholesterol',
      below,
      input: { ...input, cholesterol: value },
    }));
  }
  // The site does not advise people to become underweight, so it omits the band below 20.
  return lowerBands(input.bmi, heartsEdges.bmi)
    .filter(({ below }) => below > 20)
    .map(({ below, value }) => ({ factor: 'bmi', below, input: { ...input, bmi: value } }));
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
  const changes = findriscVariants(input).flatMap(({ factor, below, input: other }) => {
    const then = findrisc(other);
    return then.kind === 'refused' ? [] : [{ factor, below, before: now.points, after: then.points, band: then.band }];
  });
  return largestFirst(changes);
}

function findriscVariants(input: FindriscInput): Variant<FindriscFactor, FindriscInput>[] {
  const waists = findriscWaist[input.sex].toReversed();
  return [
    { factor: 'active', below: null, input: { ...input, active: true } },
    { factor: 'dailyVegetables', below: null, input: { ...input, dailyVegetables: true } },
    ...findriscBmi
      .toReversed()
      .map((below) => ({ factor: 'bmi' as const, below, input: { ...input, bmi: lessThan(input.bmi, below) } })),
    ...waists.map((below) => ({
      factor: 'waist' as const,
      below,
      input: { ...input, waist: lessThan(input.waist, below) },
    })),
  ];
}

const lessThan = (value: number, below: number): number => Math.min(value, below - 0.1);

function largestFirst<One extends { before: number; after: number }>(changes: readonly One[]): One[] {
  // Sorting is stable: of steps with the same effect, the nearest stays first.
  return changes.filter(({ before, after }) => after < before).sort((one, other) => one.after - other.after);
}
