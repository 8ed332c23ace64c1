import { afterEach, describe, expect, test } from 'vitest';
import { isLoinc } from '../../../domain/exams/codes/loinc.ts';
import {
  type AssessmentFile,
  citationText,
  type ObservationFile,
} from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { answeredFindrisc } from '../../../domain/risk/fixtures/answered-findrisc.ts';
import { waistCitation } from '../../../domain/risk/scores/body-mass.ts';
import { findriscCCitation, findriscCitation, ridimaCitation } from '../../../domain/risk/scores/findrisc.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { answerRisk } from '../form/answer-risk.ts';
import type { Calculator } from '../form/calculator.ts';
import { riskFile } from './risk-file.ts';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak('es'));

function fileOf(calculator: Calculator, fields: Record<string, string>): ObservationFile | AssessmentFile {
  const form = new FormData();
  form.set('calculadora', calculator);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const outcome = answerRisk(form);
  const file = outcome && riskFile(outcome, '2026-11-22T15:00:00Z');
  if (!file) throw new Error(`no file: ${JSON.stringify(outcome)}`);
  return file;
}
const assessment = (calculator: Calculator, fields: Record<string, string>): AssessmentFile => {
  const file = fileOf(calculator, fields);
  if (file.resourceType !== 'RiskAssessment') throw new Error('no RiskAssessment');
  return file;
};
const observation = (calculator: Calculator, fields: Record<string, string>): ObservationFile => {
  const file = fileOf(calculator, fields);
  if (file.resourceType !== 'Observation') throw new Error('no Observation');
  return file;
};

const person = { sex: 'male', age: '52', smoker: 'yes', diabetes: 'no', systolic: '150' };
const lipids = { cholesterol: '240', hdl: '40', triglycerides: '150' };

describe('a calculated quantity has a separate code', () => {
  test.each<[string, Calculator, Record<string, string>, string, string | null]>([
    ['a filtration rate', 'egfr', { sex: 'male', age: '70', creatinine: '1,1' }, 'Filtración estimada', '98979-8'],
    ['LDL by a formula', 'lipids', lipids, 'LDL por Sampson', '13457-7'],
    ['non-HDL', 'lipids', { cholesterol: '240', hdl: '40' }, 'Colesterol no HDL', '43396-1'],
    ['non-HDL beyond the formulas', 'lipids', { ...lipids, triglycerides: '900' }, 'Colesterol no HDL', '43396-1'],
    ['an average glucose', 'a1c', { a1c: '7' }, 'Glucosa promedio', '27353-2'],
    // 4548-4 means a measurement in blood, which this value is not.
    ['an HbA1c estimated from glucose', 'a1c', { averageGlucose: '154' }, 'HbA1c estimada de la glucosa', null],
    [
      'a body mass index',
      'body',
      { sex: 'female', age: '30', weight: '70', height: '175' },
      'Índice de masa corporal',
      '39156-5',
    ],
  ])('%s', (_, calculator, fields, text, code) => {
    const { code: said } = observation(calculator, fields);
    expect(said).toEqual({ ...(code && { coding: [{ system: 'http://loinc.org', code }] }), text });
    if (code) expect(isLoinc(code)).toBe(true);
  });

  test('no answer has the code of its input', () => {
    for (const [calculator, fields] of [
      ['egfr', { sex: 'male', age: '70', creatinine: '1,1' }],
      ['lipids', lipids],
      ['a1c', { a1c: '7' }],
      ['body', { sex: 'female', age: '30', weight: '70', height: '175' }],
    ] as const) {
      const { code, contained = [] } = observation(calculator, fields);
      const given = contained.flatMap((one) => one.code.coding?.map((coding) => coding.code) ?? []);
      expect(given).not.toContain(code.coding?.[0]?.code);
    }
  });
});

const smoker = { sex: 'male', age: '52', smoker: 'yes', diabetes: 'no', systolic: '150' };
const byCholesterol = { ...smoker, cholesterol: '247' };
const byWeight = { ...smoker, weight: '80', height: '170' };

describe('HEARTS as a RiskAssessment', () => {
  test.each<[Locale, Record<string, string>, string, string]>([
    ['es', byCholesterol, 'OMS 2019, América Latina central, tabla de laboratorio', 'alto'],
    ['en', byCholesterol, 'WHO 2019, Central Latin America, laboratory chart', 'high'],
    ['es', byWeight, 'OMS 2019, América Latina central, tabla de masa corporal', 'moderado'],
    ['en', byWeight, 'WHO 2019, Central Latin America, body-mass chart', 'moderate'],
    [
      'en',
      { conditions: 'cardiovascular-disease', age: '60' },
      'WHO/PAHO HEARTS, rule for known cardiovascular disease',
      'very high',
    ],
    [
      'en',
      { conditions: 'chronic-kidney-disease', age: '60' },
      'WHO/PAHO HEARTS, rule for chronic kidney disease',
      'high',
    ],
  ])('in %s of %o names the chart, and the band in a word', (locale, fields, method, band) => {
    speak(locale);
    const file = assessment('hearts', fields);
    expect(file.method).toEqual({ text: method });
    expect(file.prediction[0]?.qualitativeRisk).toEqual({ text: band });
  });
});

describe('FINDRISC as a RiskAssessment', () => {
  test('contains its points, the band in a word, and every source', () => {
    const file = assessment('findrisc', answeredFindrisc);
    expect(file).toMatchObject({
      method: { text: 'FINDRISC 2003, puntos europeos originales' },
      prediction: [{ probabilityDecimal: 17, qualitativeRisk: { text: 'moderado' } }],
    });
    expect(file.contained.at(-1)).toMatchObject({ id: 'points', valueQuantity: { value: 14, code: '{score}' } });
    expect(file.contained).toHaveLength(Object.keys(answeredFindrisc).length + 1);
    expect(file.note.map(({ text }) => text)).toEqual(
      [findriscCitation, findriscCCitation, ridimaCitation, waistCitation].map(citationText),
    );
  });
});

test('LDL cites the three formulas that the page shows', () => {
  expect(observation('lipids', lipids).note).toHaveLength(3);
});

describe('a file contains only the inputs of its figure', () => {
  const units = (fields: Record<string, string>, calculator: Calculator): string =>
    JSON.stringify(fileOf(calculator, fields));

  test('by the laboratory chart contains neither the weight nor the diastolic pressure', () => {
    const file = units({ ...person, cholesterol: '247', weight: '81', height: '173', diastolic: '93' }, 'hearts');
    expect(file).toContain('"value":247');
    for (const unused of ['"value":81', '"value":173', '"value":93']) expect(file).not.toContain(unused);
  });

  test('for non-HDL cholesterol contains no triglycerides', () => {
    expect(units({ ...lipids, triglycerides: '900' }, 'lipids')).not.toContain('"value":900');
    expect(units(lipids, 'lipids')).toContain('"value":150');
  });
});
