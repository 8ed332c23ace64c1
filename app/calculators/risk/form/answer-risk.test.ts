import { describe, expect, test } from 'vitest';
import { answeredFindrisc } from '../../../domain/risk/fixtures/answered-findrisc.ts';

import { answerRisk } from './answer-risk.ts';
import type { Calculator } from './calculator.ts';
import type { RiskOutcome } from './risk-outcome.ts';

type Fields = Record<string, string | string[]>;

function answer(calculator: Calculator, fields: Fields): RiskOutcome {
  const form = new FormData();
  form.set('calculadora', calculator);
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  const outcome = answerRisk(form);
  if (!outcome) throw new Error('no calculator');
  return outcome;
}
const person = { sex: 'male', age: '52', smoker: 'yes', diabetes: 'no', systolic: '150' };
const notFor = (outcome: RiskOutcome) =>
  outcome.refusals.map((refusal) => (refusal.reason === 'not-for' ? refusal.condition : refusal.reason));

test('returns null for a form without a calculator', () => {
  expect(answerRisk(new FormData())).toBeNull();
});

describe('HEARTS', () => {
  test('with cholesterol uses the laboratory chart, in either unit', () => {
    for (const [cholesterol, unit] of [
      ['247', 'mg/dL'],
      ['6,39', 'mmol/L'],
    ] as const) {
      const { answer: riskAnswer } = answer('hearts', { ...person, cholesterol, 'cholesterol-unit': unit });
      expect(riskAnswer).toMatchObject({ result: { basis: 'chart', percent: 10, band: 'high' } });
    }
  });

  test('without it uses the body mass chart, and says that this leaves diabetes out', () => {
    const { answer: riskAnswer } = answer('hearts', { ...person, diabetes: 'yes', weight: '80', height: '170' });
    expect(riskAnswer).toMatchObject({ input: { chart: 'body-mass' }, result: { leavesOutDiabetes: true } });
  });

  test('asks for one of the two, and for the missing half', () => {
    expect(answer('hearts', person).faults).toEqual({ cholesterol: { fault: 'one-of-two' } });
    expect(answer('hearts', { ...person, weight: '80' }).faults).toEqual({ height: { fault: 'missing' } });
    expect(answer('hearts', { ...person, height: '170' }).faults).toEqual({ weight: { fault: 'missing' } });
  });

  test('a person with a known disease needs no measurement', () => {
    const known = { conditions: 'cardiovascular-disease', age: '80' };
    expect(answer('hearts', known)).toMatchObject({ faults: {}, answer: { result: { band: 'very-high' } } });
    expect(answer('hearts', { conditions: 'chronic-kidney-disease' }).faults).toEqual({ age: { fault: 'missing' } });
  });

  test('a symptom comes first, without a figure', () => {
    const whole = answer('hearts', { ...person, cholesterol: '247', symptoms: 'chest-pain' });
    expect(whole).toMatchObject({ answer: null, faults: {} });
    expect(whole.findings[0]).toEqual({ sign: 'chest-pain', urgency: 'now' });
    expect(answer('hearts', { symptoms: 'chest-pain' }).findings).toHaveLength(1);
  });

  test('a dangerous pressure comes before the figure', () => {
    const outcome = answer('hearts', { ...person, systolic: '190', cholesterol: '247' });
    expect(outcome.findings).toEqual([{ sign: 'severe-pressure', urgency: 'today' }]);
    expect(outcome.answer).not.toBeNull();
    const byDiastolic = answer('hearts', { ...person, diastolic: '121', cholesterol: '247' });
    expect(byDiastolic.findings).toHaveLength(1);
  });

  test('a typing error raises no alarm', () => {
    const outcome = answer('hearts', { ...person, systolic: '1900', cholesterol: '247' });
    expect(outcome.findings).toEqual([]);
    expect(Object.keys(outcome.faults)).toEqual(['systolic']);
  });

  test.each(['39', '75'])('at %s, explains why it does not answer, and clamps nothing', (age) => {
    const outcome = answer('hearts', { ...person, age, cholesterol: '247' });
    expect(outcome.answer).toBeNull();
    expect(outcome.refusals).toMatchObject([{ quantity: 'age', of: 'score' }]);
  });

  test('asks about a reversed pressure', () => {
    const outcome = answer('hearts', { ...person, systolic: '90', diastolic: '140', cholesterol: '247' });
    expect(outcome.answer).toBeNull();
    expect(outcome.findings).toEqual([{ sign: 'raised-pressure', urgency: 'weeks' }]);
    expect(outcome.faults).toEqual({ diastolic: { fault: 'upside-down' } });
  });

  test('with a known disease, checks only the age and the pressure: 17/11 may be an emergency', () => {
    const known = { conditions: 'cardiovascular-disease', age: '60', weight: 'x' };
    expect(answer('hearts', known)).toMatchObject({ faults: {}, answer: {} });
    const { faults, answer: riskAnswer } = answer('hearts', { ...known, systolic: '19', diastolic: '11' });
    expect([faults.systolic, faults.diastolic, riskAnswer]).toMatchObject([
      { fault: 'implausible' },
      { meant: [{ value: 110 }] },
      null,
    ]);
    const pregnant = answer('hearts', { conditions: 'pregnancy', systolic: '17', diastolic: '11' });
    expect([notFor(pregnant), Object.keys(pregnant.faults)]).toEqual([['pregnancy'], ['systolic', 'diastolic']]);
  });

  test.each([
    [{ systolic: '60', diastolic: '40' }, 'very-low-pressure'],
    [{ systolic: '310' }, 'severe-pressure'],
    [{ systolic: '170', diastolic: '205' }, 'severe-pressure'],
  ])('an impossible pressure without an alternative still raises the alarm: %o', (pressure, sign) => {
    expect(answer('hearts', { ...person, ...pressure }).findings).toMatchObject([{ sign }]);
  });

  test('in pregnancy, reports only that', () => {
    expect(notFor(answer('hearts', { conditions: 'pregnancy' }))).toEqual(['pregnancy']);
  });
});

describe('FINDRISC', () => {
  const asked = { ...answeredFindrisc, height: '1,60', 'height-unit': 'm' };

  test('adds up its points', () => {
    expect(answer('findrisc', asked).answer).toMatchObject({ result: { points: 14, ofHundred: 17, wideWaist: true } });
  });

  test('every question needs an answer', () => {
    expect(Object.keys(answer('findrisc', {}).faults)).toHaveLength(10);
  });

  test('excludes people who already have diabetes', () => {
    expect(notFor(answer('findrisc', { conditions: ['diabetes', 'pregnancy'] }))).toEqual(['diabetes', 'pregnancy']);
  });
});

describe('eGFR', () => {
  test.each([
    ['1.1', 'mg/dL'],
    ['97,24', 'umol/L'],
  ])('%s %s for a man of 70 is G2', (creatinine, unit) => {
    const fields = { sex: 'male', age: '70', creatinine, 'creatinine-unit': unit };
    expect(answer('egfr', fields).answer).toMatchObject({ result: { printed: 72, category: 'G2' } });
  });

  test('is refused below 18', () => {
    const outcome = answer('egfr', { sex: 'male', age: '17', creatinine: '1' });
    expect(outcome.refusals).toMatchObject([{ reason: 'too-low', quantity: 'age', limit: 18 }]);
  });
});

describe('LDL', () => {
  test('applies each formula within its own limit', () => {
    const { answer: riskAnswer } = answer('lipids', { cholesterol: '240', hdl: '40', triglycerides: '450' });
    expect(riskAnswer).toMatchObject({
      result: { nonHdl: 200, ldl: { sampson: { kind: 'answer' }, martinHopkins: { kind: 'refused' } } },
    });
  });

  test('without triglycerides returns only non-HDL', () => {
    const { answer: riskAnswer } = answer('lipids', { cholesterol: '240', hdl: '40' });
    expect(riskAnswer).toMatchObject({ result: { nonHdl: 200, ldl: null } });
  });

  test('a nonfasting sample excludes only Friedewald', () => {
    const ate = { cholesterol: '240', hdl: '40', triglycerides: '150', conditions: 'not-fasting' };
    const { answer: riskAnswer, refusals } = answer('lipids', ate);
    expect(refusals).toEqual([]);
    expect(riskAnswer).toMatchObject({
      result: { ldl: { sampson: { kind: 'answer' }, friedewald: { kind: 'refused' } } },
    });
  });

  test('an HDL as high as the total is not calculable', () => {
    expect(notFor(answer('lipids', { cholesterol: '100', hdl: '120' }))).toEqual(['not-calculable']);
  });
});

describe('HbA1c', () => {
  test('converts in both directions', () => {
    expect(answer('a1c', { a1c: '7' }).answer).toMatchObject({ from: 'a1c', result: { a1c: 7 } });
    const back = answer('a1c', { averageGlucose: '8,6', 'averageGlucose-unit': 'mmol/L' }).answer;
    expect(back).toMatchObject({ from: 'averageGlucose' });
    expect(back?.calculator === 'a1c' && back.result.a1c).toBeCloseTo(7.04, 2);
  });

  test('requires exactly one of the two', () => {
    expect(answer('a1c', {}).faults).toEqual({ a1c: { fault: 'one-of-two' } });
    expect(answer('a1c', { a1c: '7', averageGlucose: '154' }).faults).toEqual({
      averageGlucose: { fault: 'only-one' },
    });
  });

  test('a dangerous glucose comes first', () => {
    expect(answer('a1c', { averageGlucose: '45' })).toMatchObject({
      answer: null,
      findings: [{ sign: 'level-two-hypoglycemia' }],
    });
    const high = answer('a1c', { averageGlucose: '320' });
    expect([high.findings[0]?.urgency, high.answer !== null]).toEqual(['today', true]);
  });

  test.each([
    ['10', 'mg/dL'],
    ['12', 'mg/dL'],
    ['20', 'mg/dL'],
    ['100', 'mmol/L'],
    ['150', 'mmol/L'],
  ])('%s %s may be in the other unit: the form asks, and never advises sugar', (averageGlucose, unit) => {
    const outcome = answer('a1c', { averageGlucose, 'averageGlucose-unit': unit });
    expect(outcome.findings).toEqual([]);
    const other = unit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
    const meant = expect.arrayContaining([{ typed: averageGlucose, value: Number(averageGlucose), unit: other }]);
    expect(outcome.faults.averageGlucose).toMatchObject({ fault: 'implausible', meant });
  });

  // 31 mg/dL is hypoglycemia, and 31 mmol/L is 558 mg/dL: sugar would harm one of the two.
  test.each([
    ['25', 'mg/dL'],
    ['31', 'mg/dL'],
    ['33', 'mg/dL'],
    ['31', 'mmol/L'],
    ['35', 'mmol/L'],
    ['50', 'mmol/L'],
  ])('%s %s is dangerous in either unit: the answer is to seek help, not to eat sugar', (averageGlucose, unit) => {
    const { findings, answer: riskAnswer } = answer('a1c', { averageGlucose, 'averageGlucose-unit': unit });
    expect([findings, riskAnswer]).toEqual([[{ sign: 'dangerous-glucose', urgency: 'now' }], null]);
    const both = answer('a1c', { a1c: '13', averageGlucose, 'averageGlucose-unit': unit });
    expect(both.findings.map(({ urgency }) => urgency)).toEqual(['now', 'today']);
  });

  test.each([
    ['35', 'mg/dL', 'level-two-hypoglycemia'],
    ['53', 'mg/dL', 'level-two-hypoglycemia'],
    ['25', 'mmol/L', 'very-high-glucose'],
  ])('%s %s is accepted as typed', (averageGlucose, unit, sign) => {
    expect(answer('a1c', { averageGlucose, 'averageGlucose-unit': unit }).findings).toMatchObject([{ sign }]);
  });

  test('a glucose of 200 with vomiting is urgent', () => {
    const { findings } = answer('a1c', { averageGlucose: '200', symptoms: ['vomiting'] });
    expect(findings[0]).toEqual({ sign: 'high-glucose-with-symptoms', urgency: 'now' });
  });

  test('a doubtful glucose prompts the question in pregnancy, too', () => {
    const { faults, refusals } = answer('a1c', { averageGlucose: '20', conditions: ['pregnancy'] });
    expect(faults.averageGlucose).toMatchObject({ fault: 'implausible' });
    expect(refusals).toMatchObject([{ condition: 'pregnancy' }]);
  });

  test('a value without an alternative is reported at once', () => {
    expect(answer('a1c', { averageGlucose: '650' }).findings).toMatchObject([{ sign: 'very-high-glucose' }]);
  });

  test.each(['12.1', '14', '16'])('an HbA1c of %s does not wait for a check-up', (a1c) => {
    expect(answer('a1c', { a1c }).findings).toEqual([{ sign: 'a1c-of-twelve', urgency: 'today' }]);
  });
});

describe('a question back to the user', () => {
  test('a number with two readings, both impossible, is not asked about twice', () => {
    expect(answer('a1c', { averageGlucose: '1.200' }).faults.averageGlucose).toMatchObject({ fault: 'implausible' });
  });
});

describe('body mass', () => {
  const asked = { sex: 'female', age: '30', weight: '70', height: '175' };
  test('with and without a waist', () => {
    expect(answer('body', asked).answer).toMatchObject({ result: { band: 'normal', wideWaist: null } });
    expect(answer('body', { ...asked, waist: '90' }).answer).toMatchObject({ result: { wideWaist: true } });
  });
});
