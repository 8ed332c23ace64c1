import { afterEach, describe, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { answerRisk } from '../form/answer-risk.ts';
import type { AnswerWords } from './answer-words.ts';
import { wordsOf } from './words-of.ts';

afterEach(() => overwriteGetLocale(() => 'es'));

function said(fields: Record<string, string>): AnswerWords {
  const form = new FormData();
  form.set('calculadora', 'lipids');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const outcome = answerRisk(form);
  if (!outcome?.answer) throw new Error(`no answer: ${JSON.stringify(outcome)}`);
  return wordsOf(outcome.answer, outcome.draft);
}
const figures = (fields: Record<string, string>) =>
  Object.fromEntries(said(fields).figures.map((one) => Object.values(one)));
const profile = { cholesterol: '300', hdl: '40', triglycerides: '450' };

describe('a formula that gives nothing', () => {
  test('says its limit, and what to do instead', () => {
    expect(figures(profile)).toMatchObject({
      'LDL por Sampson': expect.stringContaining('mg/dL'),
      'LDL por Martin y Hopkins': 'No se calcula con 400\u00a0mg/dL (4,5\u00a0mmol/L) de triglicéridos o más.',
      'LDL por Friedewald, para comparar': 'No se calcula con 400\u00a0mg/dL (4,5\u00a0mmol/L) de triglicéridos o más.',
    });
    expect(figures({ ...profile, triglycerides: '900' })).toMatchObject({
      'LDL por Sampson': 'No se calcula con más de 800\u00a0mg/dL (9\u00a0mmol/L) de triglicéridos.',
    });
    expect(said(profile).next).toContain('el LDL se puede medir directamente');
    expect(said({ ...profile, triglycerides: '399' }).next).not.toContain('medir directamente');
    expect(said({ cholesterol: '300', hdl: '40' }).next).not.toContain('medir directamente');
  });

  test('that ends at zero says so, and does not blame the HDL', () => {
    const ends = { cholesterol: '120', hdl: '60', triglycerides: '300' };
    const friedewald = figures(ends)['LDL por Friedewald, para comparar'];
    expect(friedewald).toBe('No se calcula: con sus cifras esta fórmula da cero o menos.');
    expect(JSON.stringify(said(ends))).not.toContain('Revise que el HDL');
    expect(said(ends).next).toContain('medir directamente');
  });
});

test('without a fast Friedewald alone is refused, in its own words', () => {
  const ate = { ...profile, triglycerides: '150', conditions: 'not-fasting' };
  expect(figures(ate)).toMatchObject({
    'LDL por Sampson': expect.stringContaining('mg/dL'),
    'LDL por Martin y Hopkins': expect.stringContaining('mg/dL'),
    'LDL por Friedewald, para comparar': 'No se calcula: Friedewald se publicó para muestras en ayunas.',
  });
  expect(said(ate).next).not.toContain('medir directamente');
  expect(said(ate).limits.join(' ')).not.toContain('suele dar menos');
});

describe('triglycerides that endanger the pancreas', () => {
  test.each([
    ['499', /^(Donde|Lleve)/],
    ['500', /^Consulte pronto a su médico: los triglicéridos de 500.mg\/dL \(5,6.mmol\/L\) o más/],
    ['999', /^Consulte pronto/],
    [
      '1000',
      /^Hable hoy mismo con un médico: los triglicéridos de 1\.?000.mg\/dL \(11,3.mmol\/L\) o más.*vaya a urgencias/,
    ],
    ['8000', /^Hable hoy mismo/],
  ])('%s mg/dL', (triglycerides, next) => {
    expect(said({ ...profile, triglycerides }).next).toMatch(next);
  });

  test('in mmol/L too', () => {
    const inMoles = { ...profile, triglycerides: '11,3', 'triglycerides-unit': 'mmol/L' };
    expect(said(inMoles).verdict).toBe('Sus triglicéridos están muy altos: hable hoy mismo con un médico');
    expect(said({ ...inMoles, triglycerides: '5,7' }).verdict).toMatch(/^Su colesterol LDL calculado es/);
  });

  test('in English', () => {
    overwriteGetLocale(() => 'en');
    expect(said({ ...profile, triglycerides: '600' }).next).toMatch(/^See your doctor soon/);
    expect(said({ ...profile, triglycerides: '1200' }).next).toMatch(/^Talk to a doctor today/);
  });
});
