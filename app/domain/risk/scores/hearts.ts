import { plausible } from '../plausible.ts';
import {
  type Bands,
  bandOf,
  type Citation,
  type Condition,
  type Limits,
  type Outcome,
  type PatientSex,
  refusalsOf,
  refused,
  refusedFor,
} from '../score.ts';
import { bodyMassChart, laboratoryChart } from './hearts-chart.ts';

export const heartsCitation: Citation = {
  authors: 'WHO CVD Risk Chart Working Group (Kaptoge S, Pennells L, De Bacquer D, et al.)',
  title:
    'World Health Organization cardiovascular disease risk charts: revised models to estimate risk in 21 global regions',
  journal: 'Lancet Glob Health',
  year: 2019,
  place: '7:e1332–e1345',
  doi: '10.1016/S2214-109X(19)30318-3',
};

/** The answers that both charts need. */
interface HeartsPerson {
  sex: PatientSex;
  age: number;
  smoker: boolean;
  diabetes: boolean;
  /** mmHg */
  systolic: number;
  conditions?: readonly Condition[] | undefined;
}
/** Total cholesterol in mmol/L, exact: 154 mg/dL is 3.98, which is below 4. */
export type HeartsLaboratory = HeartsPerson & { chart: 'laboratory'; cholesterol: number };
/** kg/m² */
export type HeartsBodyMass = HeartsPerson & { chart: 'body-mass'; bmi: number };
export type HeartsInput = HeartsLaboratory | HeartsBodyMass;

/** The bands of the WHO charts. */
export type HeartsBand = 'low' | 'moderate' | 'high' | 'very-high' | 'critical';
/** The risk from the chart, or the band of a known disease. */
export type HeartsAnswer =
  /** The body mass chart ignores diabetes: for people who have it, the page must say that the number leaves it out. */
  | { basis: 'chart'; percent: number; band: HeartsBand; leavesOutDiabetes: boolean }
  /** An existing disease determines the answer without a number; with kidney disease, the risk may be even higher. */
  | { basis: 'cardiovascular-disease'; band: 'very-high' }
  | { basis: 'chronic-kidney-disease'; band: 'high' };

/** Percent in ten years. */
export const heartsBands: Bands<HeartsBand> = [
  'low',
  [5, 'moderate'],
  [10, 'high'],
  [20, 'very-high'],
  [30, 'critical'],
];

/**
 * The lower edge of the second band and of each later one. The charts print whole labels ('120–139'): the edge belongs to the upper band.
 */
export const heartsEdges = {
  age: [45, 50, 55, 60, 65, 70],
  systolic: [120, 140, 160, 180],
  cholesterol: [4, 5, 6, 7],
  bmi: [20, 25, 30, 35],
} as const;

/** Completed years of life: a person aged 74 has not yet turned 75. */
const chartAge: Limits = { from: 40, to: 74, unit: 'a', of: 'score' };
const adultAge: Limits = { from: 18, to: 120, unit: 'a', of: 'score' };

/**
 * Reads the ten-year risk of a heart attack or a stroke from the chart: the chart is the authority, not the model behind it. Its outermost
 * bands are open ('≥ 180 mmHg'): there, a value only needs to be possible (`plausible.ts`).
 */
export function hearts(input: HeartsInput): Outcome<HeartsAnswer> {
  const excluded = refusedFor(input.conditions, ['pregnancy']);
  const age = Math.floor(input.age);
  const known = knownDisease(input.conditions ?? []);
  if (known) {
    const reasons = [...excluded, ...refusalsOf({ age }, { age: adultAge })];
    return reasons.length > 0 ? refused(...reasons) : { kind: 'answer', ...known };
  }
  const reasons = [...excluded, ...refusalsOfValues(input, age)];
  if (reasons.length > 0) return refused(...reasons);
  const percent = cellOf(input, age);
  const excludesDiabetes = input.chart === 'body-mass' && input.diabetes;
  return {
    kind: 'answer',
    basis: 'chart',
    percent,
    band: bandOf(percent, heartsBands),
    leavesOutDiabetes: excludesDiabetes,
  };
}

/** The answer of HEARTS for a known disease, without the chart; null without one. */
function knownDisease(conditions: readonly Condition[]): Exclude<HeartsAnswer, { basis: 'chart' }> | null {
  if (conditions.includes('cardiovascular-disease')) return { basis: 'cardiovascular-disease', band: 'very-high' };
  return conditions.includes('chronic-kidney-disease') ? { basis: 'chronic-kidney-disease', band: 'high' } : null;
}

/** The values that the chart does not accept. */
function refusalsOfValues(input: HeartsInput, age: number) {
  const shared = { age: chartAge, systolic: plausible('systolic', 'mm[Hg]') };
  const { systolic } = input;
  return input.chart === 'laboratory'
    ? refusalsOf(
        { age, systolic, cholesterol: input.cholesterol },
        { ...shared, cholesterol: plausible('cholesterol', 'mmol/L') },
      )
    : refusalsOf({ age, systolic, bmi: input.bmi }, { ...shared, bmi: plausible('bmi', 'kg/m2') });
}

/** The percentage in the chart's cell for a person. */
function cellOf(input: HeartsInput, age: number): number {
  const column =
    input.chart === 'laboratory'
      ? bandIndex(input.cholesterol, heartsEdges.cholesterol)
      : bandIndex(input.bmi, heartsEdges.bmi);
  const byAge = input.chart === 'laboratory' ? laboratoryBlock(input) : bodyMassBlock(input);
  const rows = (byAge[bandIndex(age, heartsEdges.age)] ?? '').split(' / ');
  return Number(rows[bandIndex(input.systolic, heartsEdges.systolic)]?.split(' ')[column]);
}

const laboratoryBlock = ({ sex, smoker, diabetes }: HeartsLaboratory): readonly string[] =>
  laboratoryChart[`${sex}${diabetes ? ' diabetes' : ''}${smoker ? ' smoker' : ''}`];

const bodyMassBlock = ({ sex, smoker }: HeartsBodyMass): readonly string[] =>
  bodyMassChart[`${sex}${smoker ? ' smoker' : ''}`];

/** The index of a value's band: (119.9, [120, …]) → 0, (120, [120, …]) → 1 */
export const bandIndex = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;
