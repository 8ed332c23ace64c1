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
import { hasWideWaist } from './body-mass.ts';

export const findriscCitation: Citation = {
  authors: 'Lindström J, Tuomilehto J',
  title: 'The diabetes risk score: a practical tool to predict type 2 diabetes risk',
  journal: 'Diabetes Care',
  year: 2003,
  place: '26:725–731',
  doi: '10.2337/diacare.26.3.725',
};

/** Recommends screening from 12 points on. */
export const findriscCCitation: Citation = {
  authors: 'Cuello KL, Mariano HJ, Ocampo DF, et al.',
  title: null,
  journal: 'Repert Med Cir',
  year: 2023,
  place: '32:3–16',
  doi: '10.31260/RepertMedCir.01217372.1028',
};

/** Recommends screening from 13 points on. */
export const ridimaCitation: Citation = {
  authors: 'Giraldo González GC, Morón Serrano SJ, Giraldo Ceballos DF, et al.',
  title: 'Riesgo de diabetes y prediabetes en Manizales, estudio RIDIMA',
  journal: 'Rev Colomb Endocrinol Diabet Metab',
  year: 2019,
  place: '6:22–29',
  doi: '10.53853/encr.6.1.464',
};

/** Relatives with diabetes. */
export const familyDiabetes = ['none', 'second-degree', 'first-degree'] as const;
/** Second degree: grandparents, aunts, uncles, and first cousins. First degree: parents, siblings, and own children. */
export type FamilyDiabetes = (typeof familyDiabetes)[number];

/** The answers to the FINDRISC questions; the age in years. */
export interface FindriscInput {
  sex: PatientSex;
  age: number;
  /** kg/m² */
  bmi: number;
  /** cm */
  waist: number;
  /** At least 30 minutes a day. */
  active: boolean;
  /** Vegetables, fruit, or berries every day. */
  dailyVegetables: boolean;
  /** Has ever taken medicine for high blood pressure. */
  pressureMedicine: boolean;
  /** Whether a high glucose was ever found: in a check-up, an illness, or a pregnancy. */
  toldHighGlucose: boolean;
  family: FamilyDiabetes;
  conditions?: readonly Condition[] | undefined;
}

/** The questions that give points. */
export const findriscItems = [
  'age',
  'bmi',
  'waist',
  'active',
  'dailyVegetables',
  'pressureMedicine',
  'toldHighGlucose',
  'family',
] as const;
export type FindriscItem = (typeof findriscItems)[number];
export type FindriscBand = 'low' | 'slightly-elevated' | 'moderate' | 'high' | 'very-high';

/** The points, their band, and the published risk. */
export interface FindriscAnswer {
  points: number;
  each: Readonly<Record<FindriscItem, number>>;
  band: FindriscBand;
  /** How many of 100 people with these points develop type 2 diabetes in ten years, as published for Europeans. */
  ofHundred: number;
  /** Whether the points reach the screening thresholds of two Colombian publications. */
  screening: { findriscC: boolean; ridima: boolean };
  /** Beside the score, never part of it: the published risks belong to the European points. */
  wideWaist: boolean;
  /** The score was derived from people aged 35 to 64. */
  outsideDerivation: boolean;
}

/** Points. */
export const findriscBands: Bands<FindriscBand> = [
  'low',
  [7, 'slightly-elevated'],
  [12, 'moderate'],
  [15, 'high'],
  [21, 'very-high'],
];
const ofHundred: Readonly<Record<FindriscBand, number>> = {
  low: 1,
  'slightly-elevated': 4,
  moderate: 17,
  high: 33,
  'very-high': 50,
};
/** From which points on each publication recommends screening. */
const screeningPoints = { findriscC: 12, ridima: 13 } as const;

const limits = {
  age: { from: 20, to: 120, unit: 'a', of: 'score' } satisfies Limits,
  bmi: plausible('bmi', 'kg/m2'),
  waist: plausible('waist', 'cm'),
};

/**
 * Scores the risk of type 2 diabetes in ten years by the original European points of FINDRISC. Some Spanish versions score the waist 0/1/3,
 * or swap the degrees of kinship.
 */
export function findrisc(input: FindriscInput): Outcome<FindriscAnswer> {
  const age = Math.floor(input.age);
  const { bmi, waist } = input;
  const reasons = [
    ...refusedFor(input.conditions, ['diabetes', 'pregnancy']),
    ...refusalsOf({ age, bmi, waist }, limits),
  ];
  if (reasons.length > 0) return refused(...reasons);
  const each = pointsOf({ ...input, age });
  const points = Object.values(each).reduce((sum, one) => sum + one, 0);
  const band = bandOf(points, findriscBands);
  return {
    kind: 'answer',
    points,
    each,
    band,
    ofHundred: ofHundred[band],
    screening: { findriscC: points >= screeningPoints.findriscC, ridima: points >= screeningPoints.ridima },
    wideWaist: hasWideWaist(input.sex, waist),
    outsideDerivation: age < 35 || age > 64,
  };
}

/** The middle group of body mass and of waist includes both its edges: 'BMI 25–30', 'more than 30'. */
function groupOf(value: number, [from, to]: readonly [number, number]): 0 | 1 | 2 {
  if (value < from) return 0;
  return value <= to ? 1 : 2;
}
/** cm and kg/m²: the edges of the middle group. */
export const findriscWaist: Readonly<Record<PatientSex, readonly [number, number]>> = {
  male: [94, 102],
  female: [80, 88],
};
export const findriscBmi = [25, 30] as const;

function pointsOfAge(age: number): number {
  if (age < 45) return 0;
  if (age < 55) return 2;
  return age < 65 ? 3 : 4;
}

const pointsOf = (input: FindriscInput): Record<FindriscItem, number> => ({
  age: pointsOfAge(input.age),
  bmi: [0, 1, 3][groupOf(input.bmi, findriscBmi)] ?? 0,
  waist: [0, 3, 4][groupOf(input.waist, findriscWaist[input.sex])] ?? 0,
  active: input.active ? 0 : 2,
  dailyVegetables: input.dailyVegetables ? 0 : 1,
  pressureMedicine: input.pressureMedicine ? 2 : 0,
  toldHighGlucose: input.toldHighGlucose ? 5 : 0,
  family: { none: 0, 'second-degree': 3, 'first-degree': 5 }[input.family],
});
