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

/** The input that both charts need. */
interface HeartsPerson {
  sex: PatientSex;
  age: number;
  smoker: boolean;
  diabetes: boolean;
  /** mmHg */
  systolic: number;
  conditions?: readonly Condition[] | undefined;
}
/** Total cholesterol in mmol/L, unrounded: 154 mg/dL is 3.98, below the edge at 4. */
export type HeartsLaboratory = HeartsPerson & { chart: 'laboratory'; cholesterol: number };
/** kg/m² */
export type HeartsBodyMass = HeartsPerson & { chart: 'body-mass'; bmi: number };
export type HeartsInput = HeartsLaboratory | HeartsBodyMass;

/** The bands of the WHO charts. */
export type HeartsBand = 'low' | 'moderate' | 'high' | 'very-high' | 'critical';
/** The risk from the chart, or the band of a known disease. */
export type HeartsAnswer =
  /** The body mass chart ignores diabetes. The page must say so to people who have it. */
  | { basis: 'chart'; percent: number; band: HeartsBand; leavesOutDiabetes: boolean }
  /** A known disease determines the band without a percentage. With kidney disease, the risk may be even higher. */
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
 * The lower edges of every band but the first. The charts print labels such as '120–139'; a value at an edge belongs to the higher band.
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
 * Reads the ten-year risk of heart attack or stroke from the chart, not from the model behind it. The outermost bands are open
 * ('≥ 180 mmHg'), so values there only need to be plausible (`plausible.ts`).
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
  return {
    kind: 'answer',
    basis: 'chart',
    percent,
    band: bandOf(percent, heartsBands),
    leavesOutDiabetes: input.chart === 'body-mass' && input.diabetes,
  };
}

/** The HEARTS result for a known disease, which needs no chart; null without one. */
function knownDisease(conditions: readonly Condition[]): Exclude<HeartsAnswer, { basis: 'chart' }> | null {
  if (conditions.includes('cardiovascular-disease')) return { basis: 'cardiovascular-disease', band: 'very-high' };
  return conditions.includes('chronic-kidney-disease') ? { basis: 'chronic-kidney-disease', band: 'high' } : null;
}

/** The reasons why the chart cannot be used. */
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

/**
 * Looks up the person's percentage. A chart has one string per age band: pressure rows separated by ' / ', each with one number per
 * cholesterol or BMI band.
 */
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
