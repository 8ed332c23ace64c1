import { afterEach, describe, expect, test } from 'vitest';

import type { Locale } from '../../../i18n/locale.ts';
import { overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { answerRisk } from '../form/answer-risk.ts';
import type { AnswerWords } from './answer-words.ts';
import { givenOf, givenText } from './given-words.ts';
import { answerWordsOf } from './outcome-words.ts';
import { refusalText } from './refusal-words.ts';
import { riskFile } from './risk-file.ts';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('es'));

function outcome(calculator: string, fields: Record<string, string>) {
  const form = new FormData();
  form.set('calculadora', calculator);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const found = answerRisk(form);
  if (!found?.answer) throw new Error(`no answer: ${JSON.stringify(found)}`);
  return { ...found, answer: found.answer };
}
function said(calculator: string, fields: Record<string, string>): AnswerWords {
  const { answer, draft, findings } = outcome(calculator, fields);
  return answerWordsOf(answer, draft, findings);
}
const person = { sex: 'male', age: '52', smoker: 'yes', diabetes: 'no', systolic: '150' };

describe('HEARTS in words', () => {
  test('gives the step down the chart in the typed unit', () => {
    speak('es');
    const steps = (fields: Record<string, string>) =>
      said('hearts', { ...person, ...fields }).changes.map(({ factor, what }) => `${factor}: ${what}`);
    // 4 mmol/L is 154.68 mg/dL, so 154 is below it.
    expect(steps({ cholesterol: '247' })).toContain('Colesterol: Menos de 155\u00a0mg/dL');
    expect(steps({ cholesterol: '6,39', 'cholesterol-unit': 'mmol/L' })).toContain(
      'Colesterol: Menos de 4\u00a0mmol/L',
    );
  });

  test('uses the singular for one of a hundred', () => {
    speak('en');
    const young = { ...person, sex: 'female', age: '40', smoker: 'no', systolic: '110', cholesterol: '150' };
    expect(said('hearts', young).people).toEqual({ percent: 1, text: expect.stringContaining('about 1 would have') });
  });

  test('without cholesterol, the answer says so, and that diabetes raises the risk', () => {
    const { limits } = said('hearts', { ...person, diabetes: 'yes', weight: '80', height: '170' });
    expect(limits.join(' ')).toMatch(/diabetes: su riesgo es mayor.*sin el colesterol/);
  });

  test('a known disease has no figure, no picture, and no what-if controls', () => {
    const words = said('hearts', { conditions: 'cardiovascular-disease', age: '60' });
    expect([words.figures, words.people, words.whatIfs, words.changes]).toEqual([[], null, [], []]);
  });

  test('what-if controls begin at the typed value, and never offer a weight below a BMI of 20', () => {
    const { whatIfs } = said('hearts', { ...person, weight: '80', height: '170' });
    expect(whatIfs).toEqual([
      { kind: 'switch', name: 'smoker', question: '¿Y si dejo de fumar?', to: 'no' },
      { kind: 'range', name: 'systolic', from: 100, to: 200, step: 1, value: 150, unit: 'mm[Hg]' },
      { kind: 'range', name: 'weight', from: 58, to: 150, step: 1, value: 80, unit: 'kg' },
    ]);
    const high = said('hearts', { ...person, systolic: '215', cholesterol: '5,2', 'cholesterol-unit': 'mmol/L' });
    expect(high.whatIfs).toMatchObject([{}, { to: 215 }, { from: 3.1, to: 8.3, step: 0.1, unit: 'mmol/L' }]);
  });
});

describe('the words fit the answer', () => {
  test('returns the typed age and HbA1c unrounded', () => {
    speak('es');
    const { answer, draft, findings } = outcome('a1c', { a1c: '6,45' });
    expect(answerWordsOf(answer, draft, findings).verdict).toContain('6,45\u00a0%');
    const echo = givenOf('hearts', { age: ['44,9'] }).map(givenText);
    expect(echo).toEqual(['44,9 años']);
  });

  test('does not praise the habits of a person with a wide waist or without exercise', () => {
    speak('es');
    const body = { sex: 'male', age: '40', weight: '70', height: '175' };
    expect(said('body', { ...body, waist: '80' }).next).toMatch(/^Siga así/);
    expect(said('body', { ...body, waist: '100' }).next).toMatch(/^Cuéntelo/);
    const quiet = {
      sex: 'male',
      age: '50',
      weight: '80',
      height: '175',
      waist: '90',
      family: 'none',
      dailyVegetables: 'yes',
      pressureMedicine: 'no',
      toldHighGlucose: 'no',
    };
    expect(said('findrisc', { ...quiet, active: 'yes' }).next).toMatch(/^Siga moviéndose/);
    expect(said('findrisc', { ...quiet, active: 'no' }).next).toMatch(/^Media hora/);
  });

  // The advice on the pressure, the band's own, and the headline all said to make an appointment.
  test('asks for an appointment once, unless the band is more urgent than the value', () => {
    speak('es');
    const next = (fields: Record<string, string>) => said('hearts', { ...person, cholesterol: '247', ...fields }).next;
    expect(next({ systolic: '150' })).toBe('Lleve este resultado a la cita.');
    expect(next({ systolic: '130' })).toMatch(/^Pida/);
    const oldest = { age: '74', diabetes: 'yes', cholesterol: '300' };
    expect(next({ ...oldest, systolic: '150' })).toMatch(/^Vea a su médico en estos días/);
  });

  test('an urgent HbA1c does not wait for the next check-up', () => {
    speak('en');
    expect(said('a1c', { a1c: '5' }).next).toMatch(/next checkup/);
    for (const a1c of ['6.5', '9', '11.5', '14'])
      expect(said('a1c', { a1c }).next).toMatch(/^Follow that advice first/);
  });

  test('after an infarct, the answer does not mention people without one', () => {
    speak('es');
    const { limits } = said('hearts', { conditions: 'cardiovascular-disease', age: '60' });
    expect(limits.join(' ')).not.toMatch(/sin infarto/);
  });
});

describe('a limit', () => {
  const refusals = (calculator: string, fields: Record<string, string>): string => {
    const form = new FormData();
    form.set('calculadora', calculator);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const found = answerRisk(form);
    return found?.refusals.map((one) => refusalText(one, found.draft)).join(' ') ?? '';
  };
  test.each([
    [{ averageGlucose: '384' }, /de 383\u00a0mg\/dL o menos/],
    [{ averageGlucose: '68' }, /de 69\u00a0mg\/dL o más/],
    [{ averageGlucose: '21,4', 'averageGlucose-unit': 'mmol/L' }, /de 21,2\u00a0mmol\/L o menos/],
    [{ a1c: '141', 'a1c-unit': 'mmol/mol' }, /de 140\u00a0mmol\/mol o menos/],
  ])('%o names the violated limit in the typed unit', (fields, text) => {
    speak('es');
    expect(refusals('a1c', fields)).toMatch(text);
  });

  test('an impossible weight and height prompt a check of both', () => {
    speak('es');
    const text = refusals('body', { sex: 'male', age: '40', weight: '190', height: '110' });
    expect(text).toBe('El peso y la estatura no cuadran: revise los dos.');
  });
});

test('no answer names a medicine, in either language', () => {
  const answers = [
    ['hearts', { ...person, systolic: '185', cholesterol: '300' }],
    ['egfr', { sex: 'male', age: '70', creatinine: '9' }],
    ['lipids', { cholesterol: '300', hdl: '30', triglycerides: '200' }],
    ['a1c', { a1c: '12' }],
  ] as const;
  for (const locale of ['es', 'en'] as const) {
    speak(locale);
    for (const [calculator, fields] of answers) {
      const { verdict, meaning, next, limits } = said(calculator, fields);
      expect([verdict, ...meaning, next, ...limits].join(' ')).not.toMatch(
        /estatina|statin|insulin|metformin|aspirin/i,
      );
    }
  }
});

test('keeps a decimal if rounding would show the next category', () => {
  speak('es');
  // 59.57: rounded, it would print as 60, which is G2.
  const { figures } = said('egfr', { sex: 'male', age: '60', creatinine: '1,36' });
  expect(figures.map(({ value }) => value)).toEqual(['59,6\u00a0mL/min/1,73 m²', 'G3a']);
});

test('a file uses the language of the page and identifies no person', () => {
  speak('en');
  const file = riskFile(outcome('hearts', { ...person, cholesterol: '247' }), '2026-11-22T15:00:00Z');
  expect(file).toMatchObject({
    resourceType: 'RiskAssessment',
    subject: { display: 'Person who used the calculator' },
    prediction: [{ outcome: { text: 'Heart attack or stroke' }, probabilityDecimal: 10 }],
  });
});
