import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findings } from './findings.ts';
import { type Findable, symptoms } from './risk-finding.ts';
import { urgencies } from './urgency.ts';

const found = (typed: Findable): string[] => findings(typed).map(({ sign, urgency }) => `${sign} ${urgency}`);

test('values in the usual range cause no findings', () => {
  expect(found({})).toEqual([]);
  expect(found({ systolic: 139.9, diastolic: 89.9, glucose: 199, a1c: 5.6, cholesterol: 309, ldl: 189 })).toEqual([]);
  expect(found({ triglycerides: 499, egfr: 30, bmi: 18.5, systolic: 90, glucose: 70 })).toEqual([]);
});

test.each(symptoms.filter((symptom) => symptom !== 'vomiting'))('%s: now', (symptom) => {
  expect(found({ symptoms: [symptom] })).toEqual([`${symptom} now`]);
});

describe('a blood pressure', () => {
  test.each<[Findable, string[]]>([
    [{ systolic: 180 }, ['severe-pressure today']],
    [{ diastolic: 120 }, ['severe-pressure today']],
    [{ systolic: 179, diastolic: 119 }, ['high-pressure this-week']],
    [{ systolic: 172, diastolic: 106 }, ['high-pressure this-week']],
    [{ systolic: 160 }, ['high-pressure this-week']],
    [{ diastolic: 100 }, ['high-pressure this-week']],
    [{ systolic: 159.9, diastolic: 99.9 }, ['raised-pressure weeks']],
    [{ systolic: 150, diastolic: 95 }, ['raised-pressure weeks']],
    [{ systolic: 140 }, ['raised-pressure weeks']],
    [{ diastolic: 90 }, ['raised-pressure weeks']],
    [{ systolic: 135, conditions: ['diabetes'] }, ['raised-pressure-with-disease weeks']],
    [{ systolic: 130, conditions: ['chronic-kidney-disease'] }, ['raised-pressure-with-disease weeks']],
    [{ systolic: 129, conditions: ['cardiovascular-disease'] }, []],
    [{ systolic: 180, symptoms: ['vomiting'] }, ['severe-pressure-with-symptoms now']],
    [{ systolic: 180, symptoms: ['chest-pain'] }, ['chest-pain now', 'severe-pressure-with-symptoms now']],
    [{ systolic: 160, conditions: ['pregnancy'] }, ['severe-pressure-in-pregnancy now']],
    [{ diastolic: 110, conditions: ['pregnancy'] }, ['severe-pressure-in-pregnancy now']],
    [{ systolic: 159, diastolic: 109, conditions: ['pregnancy'] }, ['raised-pressure-in-pregnancy today']],
    [{ systolic: 140, conditions: ['pregnancy'] }, ['raised-pressure-in-pregnancy today']],
    [{ diastolic: 90, conditions: ['pregnancy'] }, ['raised-pressure-in-pregnancy today']],
    [
      { systolic: 140, conditions: ['pregnancy'], symptoms: ['vomiting'] },
      ['raised-pressure-in-pregnancy-with-symptoms now'],
    ],
    [{ systolic: 139, diastolic: 89, conditions: ['pregnancy'] }, []],
    [{ systolic: 89.9 }, ['low-pressure check-up']],
    [{ systolic: 79 }, ['very-low-pressure today']],
    [{ systolic: 89, symptoms: ['vomiting'] }, ['low-pressure-with-symptoms now']],
    [{ systolic: 90, diastolic: 140 }, ['raised-pressure weeks']],
    [{ systolic: 110, diastolic: 180 }, ['severe-pressure today']],
  ])('%o → %o', (typed, signs) => {
    expect(found(typed)).toEqual(signs);
  });
});

describe('sugar', () => {
  test.each<[Findable, string[]]>([
    [{ glucose: 53.9 }, ['level-two-hypoglycemia now']],
    [{ glucose: 54 }, ['level-one-hypoglycemia today']],
    [{ glucose: 69 }, ['level-one-hypoglycemia today']],
    [{ glucose: 65, symptoms: ['vomiting'] }, ['level-one-hypoglycemia-with-symptoms now']],
    [{ glucose: 200, symptoms: ['vomiting'] }, ['high-glucose-with-symptoms now']],
    [{ glucose: 199, symptoms: ['vomiting'] }, []],
    [{ glucose: 299.9 }, []],
    [{ glucose: 300 }, ['high-glucose today']],
    [{ glucose: 400 }, ['very-high-glucose now']],
    [{ a1c: 5.7 }, ['a1c-of-prediabetes check-up']],
    [{ a1c: 6.4 }, ['a1c-of-prediabetes check-up']],
    [{ a1c: 6.5 }, ['a1c-of-diabetes weeks']],
    [{ a1c: 9 }, ['a1c-of-nine weeks']],
    [{ a1c: 10 }, ['a1c-of-ten this-week']],
    [{ a1c: 11.5 }, ['a1c-of-ten this-week']],
    [{ a1c: 12.1 }, ['a1c-of-twelve today']],
    [{ a1c: 16 }, ['a1c-of-twelve today']],
    [{ a1c: 10, symptoms: ['vomiting'] }, ['a1c-of-ten-with-symptoms now']],
    [{ a1c: 6.5, conditions: ['pregnancy'] }, ['a1c-of-diabetes-in-pregnancy today']],
    [{ a1c: 53 }, []],
    [{ toldHighGlucose: true }, ['told-high-glucose check-up']],
  ])('%o → %o', (typed, signs) => {
    expect(found(typed)).toEqual(signs);
  });
});

describe('lipids, kidneys and body mass', () => {
  test.each<[Findable, string[]]>([
    [{ cholesterol: 380 }, ['very-high-cholesterol weeks']],
    [{ cholesterol: 8 * 38.67 }, ['very-high-cholesterol weeks']],
    [{ ldl: 190 }, ['very-high-ldl weeks']],
    [{ ldl: 334 }, ['very-high-ldl weeks']],
    [{ nonHdl: 220 }, ['very-high-non-hdl weeks']],
    [{ ldl: 150, nonHdl: 225 }, []],
    [{ triglycerides: 500 }, ['high-triglycerides this-week']],
    [{ triglycerides: 1000 }, ['very-high-triglycerides today']],
    [{ egfr: 29.9 }, ['severe-kidney-loss this-week']],
    [{ egfr: 14.9 }, ['kidney-failure today']],
    [{ egfr: 5, conditions: ['dialysis'] }, []],
    [{ conditions: ['acute-kidney-injury'] }, ['sudden-kidney-failure today']],
    [{ creatinine: 1.2, conditions: ['pregnancy'] }, ['creatinine-in-pregnancy today']],
    [{ creatinine: 1.1, conditions: ['pregnancy'] }, []],
    [{ bmi: 12.9 }, ['extreme-thinness today']],
    [{ bmi: 13 }, ['severe-thinness this-week']],
    [{ bmi: 16 }, ['underweight weeks']],
    [{ bmi: 40 }, ['extreme-obesity weeks']],
    [{ bmi: 12, conditions: ['pregnancy'] }, []],
  ])('%o → %o', (typed, signs) => {
    expect(found(typed)).toEqual(signs);
  });
});

test.each<Findable>([
  { glucose: 5.5 },
  { glucose: Number.NaN },
  { systolic: 1800 },
  { diastolic: Number.POSITIVE_INFINITY },
  { cholesterol: 2000 },
])('an impossible value with a plausible alternative prompts a question and no alarm: %o', (typed) => {
  expect(found(typed)).toEqual([]);
});

describe('laws', () => {
  const typed: fc.Arbitrary<Findable> = fc.record({
    symptoms: fc.uniqueArray(fc.constantFrom(...symptoms)),
    conditions: fc.uniqueArray(fc.constantFrom('pregnancy' as const, 'diabetes' as const)),
    systolic: fc.integer({ min: 70, max: 300 }),
    glucose: fc.integer({ min: 10, max: 2000 }),
    a1c: fc.double({ min: 4, max: 15, noNaN: true }),
    egfr: fc.double({ min: 3, max: 120, noNaN: true }),
    cholesterol: fc.integer({ min: 100, max: 700 }),
  });
  const rank = (one: { urgency: (typeof urgencies)[number] }): number => urgencies.indexOf(one.urgency);

  test('the most urgent finding comes first, in any order of symptoms', () => {
    fc.assert(
      fc.property(typed, (one) => {
        const all = findings(one);
        expect(all.map(rank)).toEqual(all.map(rank).toSorted((a, b) => a - b));
        expect(findings({ ...one, symptoms: one.symptoms?.toReversed() ?? [] })).toEqual(all);
      }),
    );
  });

  test('a higher pressure, HbA1c, or cholesterol, or a lower filtration, is never less urgent', () => {
    const most = (one: Findable): number => Math.min(urgencies.length - 1, ...findings(one).map(rank));
    fc.assert(
      fc.property(
        fc.double({ min: 90, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (value, more) => {
          const higher = Math.min(300, value + more);
          expect(most({ systolic: higher })).toBeLessThanOrEqual(most({ systolic: value }));
          expect(most({ cholesterol: higher * 2 })).toBeLessThanOrEqual(most({ cholesterol: value * 2 }));
          expect(most({ a1c: higher / 20 })).toBeLessThanOrEqual(most({ a1c: value / 20 }));
          expect(most({ egfr: value / 3 })).toBeLessThanOrEqual(most({ egfr: higher / 3 }));
        },
      ),
    );
  });
});
