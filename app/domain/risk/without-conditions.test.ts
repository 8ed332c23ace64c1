import { describe, expect, test } from 'vitest';

import { a1cOfAverage, averageGlucose } from './scores/average-glucose.ts';
import { bodyMass } from './scores/body-mass.ts';
import { egfr } from './scores/egfr.ts';
import { findrisc } from './scores/findrisc.ts';
import { hearts } from './scores/hearts.ts';
import { homa } from './scores/homa.ts';
import { kfre } from './scores/kfre.ts';
import { lipids } from './scores/ldl.ts';
import { prevent } from './scores/prevent.ts';

// Regression: a rule called without conditions threw, although scores must never throw.

const man = { sex: 'male', age: 55 } as const;
const pressure = { ...man, smoker: false, diabetes: false, systolic: 130 };
const conditions = [] as const;
const risks = {
  ...pressure,
  cholesterol: 200,
  hdl: 45,
  bmi: 27,
  egfr: 90,
  pressureTreated: false,
  statin: false,
};
const answers = {
  active: true,
  dailyVegetables: true,
  pressureMedicine: false,
  toldHighGlucose: false,
  family: 'none',
} as const;

describe('without conditions, none apply', () => {
  test.each([
    [
      'HEARTS',
      hearts({ ...pressure, chart: 'laboratory', cholesterol: 5 }),
      hearts({ ...pressure, chart: 'laboratory', cholesterol: 5, conditions }),
    ],
    [
      'FINDRISC',
      findrisc({ ...man, ...answers, bmi: 27, waist: 95 }),
      findrisc({ ...man, ...answers, bmi: 27, waist: 95, conditions }),
    ],
    ['eGFR', egfr({ ...man, creatinine: 1 }), egfr({ ...man, creatinine: 1, conditions })],
    [
      'LDL',
      lipids({ cholesterol: 200, hdl: 50, triglycerides: 100 }),
      lipids({ cholesterol: 200, hdl: 50, triglycerides: 100, conditions }),
    ],
    ['average glucose', averageGlucose(7), averageGlucose(7, [])],
    ['HbA1c', a1cOfAverage(154, 'mg/dL'), a1cOfAverage(154, 'mg/dL', [])],
    ['PREVENT', prevent(risks), prevent({ ...risks, conditions })],
    ['KFRE', kfre({ ...man, egfr: 30, albuminRatio: 300 }), kfre({ ...man, egfr: 30, albuminRatio: 300, conditions })],
    ['HOMA-IR', homa({ glucose: 90, insulin: 8 }), homa({ glucose: 90, insulin: 8, conditions })],
  ])('%s', (_, without, withNone) => {
    expect(without.kind).toBe('answer');
    expect(without).toEqual(withNone);
  });

  test('body mass', () => {
    const asked = { ...man, weight: 70, height: 175, waist: null };
    // Its type still requires them, but unchecked code may omit them.
    expect(bodyMass(asked as Parameters<typeof bodyMass>[0])).toEqual(bodyMass({ ...asked, conditions }));
  });
});

test('missing triglycerides equal null triglycerides', () => {
  const profile = { cholesterol: 200, hdl: 50 };
  expect(lipids(profile)).toEqual(lipids({ ...profile, triglycerides: null }));
  expect(lipids({ ...profile, triglycerides: undefined })).toMatchObject({ kind: 'answer', nonHdl: 150, ldl: null });
  expect(lipids({ ...profile, triglycerides: Number.NaN }).kind).toBe('refused');
});
