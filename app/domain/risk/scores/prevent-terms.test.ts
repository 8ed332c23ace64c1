import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { type PreventInput, prevent } from './prevent.ts';
import { type PreventOutcome, tenYears, thirtyYears } from './prevent-coefficients.ts';

// A sum does not detect two swapped rows. These digests are of the tables that agreed, number by number, with an independent transcription
// of Table S12 (PooledCohort's, MIT; preventr 0.12.0 has the same).
test.each([
  ['ten', tenYears, '13727841157dfd0aaac8155017d7b8429083eee1a927d4c6a16d8a04bf6be842'],
  ['thirty', thirtyYears, 'c987bae45e6a7e7c49441b866c233d56ab842ef23918baaed102e8b5cbcaa74a'],
])('the coefficients of %s years equal the published ones', (_, table, digest) => {
  expect(createHash('sha256').update(JSON.stringify(table)).digest('hex')).toBe(digest);
});

const nobody: PreventInput = {
  sex: 'female',
  age: 50,
  cholesterol: 200,
  hdl: 45,
  systolic: 160,
  bmi: 35,
  egfr: 90,
  diabetes: false,
  smoker: false,
  pressureTreated: false,
  statin: false,
  conditions: [],
};
const woman65: PreventInput = {
  ...nobody,
  age: 65,
  hdl: 50,
  systolic: 90,
  bmi: 22.5,
  egfr: 45,
  smoker: true,
};
const man45: PreventInput = {
  ...nobody,
  sex: 'male',
  age: 45,
  cholesterol: 240,
  hdl: 40,
  systolic: 150,
  bmi: 37.5,
  egfr: 75,
  diabetes: true,
  smoker: true,
  pressureTreated: true,
};
const woman35: PreventInput = {
  ...woman65,
  age: 35,
  cholesterol: 180,
  hdl: 60,
  systolic: 100,
  egfr: 120,
  smoker: false,
  statin: true,
};
const man75: PreventInput = {
  ...man45,
  age: 75,
  cholesterol: 300,
  hdl: 80,
  systolic: 170,
  bmi: 25,
  egfr: 30,
  diabetes: false,
  smoker: false,
  statin: true,
};

/** Each pair is a coefficient and its multiplier; values such as -0.007 / 0.3 are HDL. */
const byHand: [string, PreventInput, 10 | 30, PreventOutcome, [coefficient: number, by: number][]][] = [
  [
    'woman of 65 who smokes, with 90 mmHg',
    woman65,
    10,
    'cardiovascular',
    [
      [0.7939329, 1], // age
      [0.0305239, 0.379], // non-HDL
      [-0.1606857, -0.007 / 0.3], // HDL
      [-0.2394003, -1], // pressure below 110
      [0.3600781, -1], // pressure from 110 on
      [0.5360739, 1], // smokes
      [0.6045917, 1], // filtration below 60
      [0.0433769, 2], // filtration from 60 on
      [-0.0819715, 0.379], // age × non-HDL
      [0.0306769, -0.007 / 0.3], // age × HDL
      [-0.0946348, -1], // age × pressure
      [-0.078715, 1], // age × smokes
      [-0.1637806, 1], // age × filtration
      [-3.307728, 1],
    ],
  ],
  [
    'woman of 65 with a body mass of 22.5',
    woman65,
    10,
    'heart-failure',
    [
      [0.8998235, 1],
      [-0.4559771, -1], // pressure below 110
      [0.3576505, -1],
      [0.583916, 1], // smokes
      [-0.0072294, -0.5], // body mass below 30
      [0.7451638, 1],
      [0.0557087, 2],
      [-0.0946663, -1],
      [-0.1159453, 1],
      [-0.1884289, 1],
      [-4.310409, 1],
    ],
  ],
  [
    'man of 45 with diabetes who smokes',
    man45,
    10,
    'atherosclerotic',
    [
      [0.7099847, -1],
      [0.1658663, 1.672],
      [-0.1144285, -0.2656 / 0.3],
      [0.3239977, 1],
      [0.7189597, 1], // diabetes
      [0.3956973, 1], // smokes
      [0.0203619, 1],
      [0.2036522, 1], // treated pressure
      [-0.0322916, 1], // treated × pressure
      [-0.0300005, -1.672],
      [0.0232747, 0.2656 / 0.3],
      [-0.0927024, -1],
      [-0.2018525, -1], // age × diabetes
      [-0.0970527, -1],
      [-3.500655, 1],
    ],
  ],
  [
    'man of 45 with a body mass of 37.5',
    man45,
    30,
    'heart-failure',
    [
      [0.5681541, -1],
      [-0.1048388, 1], // age squared
      [0.30324, 1],
      [0.6840338, 1],
      [0.2656273, 1],
      [0.0833107, 1], // body mass below 30
      [0.26999, 1.5], // body mass from 30 on
      [0.0638923, 1],
      [0.2583631, 1],
      [-0.0391938, 1],
      [-0.1269124, -1],
      [-0.3273572, -1],
      [-0.2043019, -1],
      [-0.0182831, -1.5], // age × body mass
      [-1.95751, 1],
    ],
  ],
  [
    'woman of 35 who takes a statin',
    woman35,
    30,
    'stroke',
    [
      [0.4366978, -2],
      [-0.0873673, 4], // age squared
      [0.0586334, -0.3968],
      [-0.1069016, 0.2516 / 0.3],
      [-0.0317106, -0.5], // pressure below 110
      [0.3272741, -1],
      [0.0603226, -2],
      [-0.0095137, 1], // statin
      [0.0720012, -0.3968],
      [-0.0361779, 0.7936],
      [0.015888, -0.5032 / 0.3],
      [-0.1179062, 2],
      [-2.62078, 1],
    ],
  ],
  [
    'man of 75 who takes a statin',
    man75,
    10,
    'coronary',
    [
      [0.7423283, 2],
      [0.2572109, 2.1892],
      [-0.1820374, 0.7688 / 0.3],
      [0.312778, 2],
      [0.376487, 2],
      [0.0193687, 2],
      [0.1588199, 1],
      [-0.0494555, 1], // statin
      [-0.0577851, 2],
      [0.0809765, 2.1892],
      [-0.0517872, 4.3784],
      [0.0489033, 1.5376 / 0.3],
      [-0.0850404, 4],
      [-0.07795, 4],
      [-4.156753, 1],
    ],
  ],
];

test.each(byHand)('the log-odds of a %s are the sum of the published terms', (_, input, years, outcome, terms) => {
  const answer = prevent(input);
  if (answer.kind === 'refused') throw new Error('refused');
  const thirty = answer.thirtyYears.kind === 'answer' ? answer.thirtyYears.risks : null;
  const risk = (years === 10 ? answer.tenYears : thirty)?.[outcome] ?? Number.NaN;
  const sum = terms.reduce((total, [coefficient, by]) => total + coefficient * by, 0);
  expect(Math.log(risk / (100 - risk))).toBeCloseTo(sum, 9);
});
