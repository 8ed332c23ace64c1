import { describe, expect, test } from 'vitest';

import { isLoinc } from '../../exams/codes/loinc.ts';
import { isUcum } from '../../exams/codes/ucum.ts';
import { averageGlucoseCitation } from '../scores/average-glucose.ts';
import { bodyMassCitation, waistCitation } from '../scores/body-mass.ts';
import { egfrCitation } from '../scores/egfr.ts';
import { fib4Citation } from '../scores/fib4.ts';
import { findriscCCitation, findriscCitation, ridimaCitation } from '../scores/findrisc.ts';
import { heartsCitation } from '../scores/hearts.ts';
import { homaCitation } from '../scores/homa.ts';
import { kfreCitation, kfreRecalibrationCitation } from '../scores/kfre.ts';
import { friedewaldCitation, martinHopkinsCitation, sampsonCitation } from '../scores/ldl.ts';
import { preventCitation } from '../scores/prevent.ts';
import { calculatedObservation, citationText, type Given, riskAssessment } from './fhir-risk-assessment.ts';

const given: Given[] = [
  { text: 'Systolic pressure', quantity: 'systolic', value: 130, unit: 'mm[Hg]' },
  { text: 'Total cholesterol', quantity: 'cholesterol', value: 4.5, unit: 'mmol/L' },
  { text: 'Waist', quantity: 'waist', value: 90, unit: 'cm' },
  { text: 'Smokes', yes: false },
  { text: 'Sex', answer: 'male' },
];
const report = {
  subject: 'Visitor',
  at: '2026-11-22T08:00:00-05:00',
  method: 'HEARTS',
  citations: [heartsCitation],
  given,
  findings: [],
};

describe('a RiskAssessment', () => {
  const assessment = riskAssessment({ ...report, points: null }, [
    { outcome: 'Heart attack or stroke', percent: 7, band: 'moderate', years: { age: 57, span: 10 } },
  ]);

  test('has the fields that R4 requires', () => {
    expect(assessment).toMatchObject({
      resourceType: 'RiskAssessment',
      status: 'final',
      subject: { display: 'Visitor' },
      occurrenceDateTime: '2026-11-22T08:00:00-05:00',
      method: { text: 'HEARTS' },
      note: [{ text: expect.stringContaining('https://doi.org/10.1016/S2214-109X(19)30318-3') }],
      prediction: [
        {
          outcome: { text: 'Heart attack or stroke' },
          probabilityDecimal: 7,
          qualitativeRisk: { text: 'moderate' },
          whenRange: { low: { value: 57, code: 'a' }, high: { value: 67, code: 'a' } },
        },
      ],
    });
  });

  test('refers to every contained observation and to nothing else', () => {
    expect(assessment.basis.map(({ reference }) => reference)).toEqual(assessment.contained.map(({ id }) => `#${id}`));
    expect(new Set(assessment.contained.map(({ id }) => id)).size).toBe(given.length);
  });

  test('adds only certain codes, by unit', () => {
    const codes = assessment.contained.map(({ code }) => code.coding?.[0]?.code ?? null);
    expect(codes).toEqual(['8480-6', '14647-2', null, null, null]);
    expect(assessment.contained.map(({ valueQuantity }) => valueQuantity?.code ?? null)).toEqual([
      'mm[Hg]',
      'mmol/L',
      'cm',
      null,
      null,
    ]);
    expect(assessment.contained[3]).toMatchObject({ valueBoolean: false });
    expect(assessment.contained[4]).toMatchObject({ valueString: 'male' });
  });

  test('without a number has only the band, and no age', () => {
    const { prediction } = riskAssessment({ ...report, points: null }, [
      { outcome: 'x', percent: null, band: 'very high', years: null },
    ]);
    expect(prediction).toEqual([{ outcome: { text: 'x' }, qualitativeRisk: { text: 'very high' } }]);
  });

  test('contains the points of a questionnaire, derived from the answers', () => {
    const points = { text: 'Points', value: 14 };
    const { contained, basis } = riskAssessment({ ...report, points }, []);
    expect(contained.at(-1)).toEqual({
      resourceType: 'Observation',
      id: 'points',
      status: 'final',
      code: { text: 'Points' },
      valueQuantity: { value: 14, unit: '{score}', system: 'http://unitsofmeasure.org', code: '{score}' },
      derivedFrom: given.map((_, index) => ({ reference: `#given-${index + 1}` })),
    });
    expect(basis.at(-1)).toEqual({ reference: '#points' });
    expect(isUcum('{score}')).toBe(true);
  });

  test('cites every source', () => {
    const { note } = riskAssessment({ ...report, points: null, citations: [findriscCitation, ridimaCitation] }, []);
    expect(note).toEqual([findriscCitation, ridimaCitation].map((citation) => ({ text: citationText(citation) })));
  });

  test('identifies no person', () => {
    expect(JSON.stringify(assessment)).not.toMatch(/"(reference)":"(?!#)|"identifier"|"Patient/);
  });
});

describe('an Observation', () => {
  test('of a filtration rate', () => {
    const observation = calculatedObservation(
      { ...report, method: 'CKD-EPI 2021', citations: [egfrCitation] },
      { quantity: 'egfr', text: 'eGFR', value: 66, unit: 'mL/min/{1.73_m2}', band: 'G2' },
    );
    expect(observation).toMatchObject({
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '98979-8' }], text: 'eGFR' },
      valueQuantity: { value: 66, code: 'mL/min/{1.73_m2}' },
      interpretation: [{ text: 'G2' }],
    });
    expect(observation.derivedFrom?.length).toBe(given.length);
  });

  test('of a ratio has UCUM’s unit one and no band', () => {
    const observation = calculatedObservation(report, {
      quantity: null,
      text: 'HOMA-IR',
      value: 2,
      unit: null,
      band: null,
    });
    expect(observation.valueQuantity?.code).toBe('1');
    expect(observation.interpretation).toBeUndefined();
  });
});

test('every code is valid', () => {
  const all: Given[] = (
    [
      ['systolic', 'mm[Hg]'],
      ['diastolic', 'mm[Hg]'],
      ['cholesterol', 'mg/dL'],
      ['hdl', 'mg/dL'],
      ['hdl', 'mmol/L'],
      ['triglycerides', 'mg/dL'],
      ['triglycerides', 'mmol/L'],
      ['height', 'cm'],
      ['weight', 'kg'],
      ['bmi', 'kg/m2'],
      ['creatinine', 'mg/dL'],
      ['creatinine', 'umol/L'],
      ['egfr', 'mL/min/{1.73_m2}'],
      ['albuminRatio', 'mg/g'],
      ['a1c', '%'],
      ['a1c', 'mmol/mol'],
      ['ast', 'U/L'],
      ['alt', 'U/L'],
      ['platelets', '10*9/L'],
      ['insulin', 'u[IU]/mL'],
    ] as const
  ).map(([quantity, unit]) => ({ text: quantity, quantity, value: 1, unit }));
  const { contained } = riskAssessment({ ...report, points: null, given: all }, []);
  for (const { code, valueQuantity } of contained) {
    expect(isLoinc(code.coding?.[0]?.code ?? ''), code.text).toBe(true);
    expect(isUcum(valueQuantity?.code ?? ''), code.text).toBe(true);
  }
});

test.each([
  averageGlucoseCitation,
  egfrCitation,
  fib4Citation,
  findriscCitation,
  findriscCCitation,
  friedewaldCitation,
  heartsCitation,
  homaCitation,
  kfreCitation,
  kfreRecalibrationCitation,
  martinHopkinsCitation,
  preventCitation,
  ridimaCitation,
  sampsonCitation,
  waistCitation,
])('$authors $year has a DOI', (citation) => {
  expect(citation.doi).toMatch(/^10\.\d{4,5}\/\S+$/);
  expect(citationText(citation)).toMatch(new RegExp(`${citation.year};`));
});

test('formats a citation like a reference list', () => {
  expect(citationText(egfrCitation)).toBe(
    'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 2021;385:1737–1749. https://doi.org/10.1056/NEJMoa2102953',
  );
  expect(citationText(bodyMassCitation)).toMatch(/2000;894\.$/);
});
