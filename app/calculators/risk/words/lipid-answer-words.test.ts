import { describe, expect, test } from 'vitest';

import { answerDraft, answerRisk } from '../form/answer-risk.ts';
import type { AnswerWords } from './answer-words.ts';
import { findingWords } from './finding-words.ts';
import { answerWordsOf } from './outcome-words.ts';

function said(fields: Record<string, string>): AnswerWords {
  const form = new FormData();
  form.set('calculadora', 'lipids');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const outcome = answerRisk(form);
  if (!outcome?.answer) throw new Error(`no answer: ${JSON.stringify(outcome)}`);
  return answerWordsOf(outcome.answer, outcome.draft, outcome.findings);
}
const figures = (fields: Record<string, string>) =>
  Object.fromEntries((said(fields).detailFigures ?? []).map((one) => Object.values(one)));
const profile = { cholesterol: '300', hdl: '40', triglycerides: '450' };

describe('a formula without a result', () => {
  test('gives its limit, and what to do instead', () => {
    expect(figures(profile)).toMatchObject({
      'LDL por Sampson': expect.stringContaining('mg/dL'),
      'LDL por Martin y Hopkins': 'No se calcula si los triglicéridos son de 400\u00a0mg/dL (4,5\u00a0mmol/L) o más.',
      'LDL por Friedewald, para comparar':
        'No se calcula si los triglicéridos son de 400\u00a0mg/dL (4,5\u00a0mmol/L) o más.',
    });
    expect(figures({ ...profile, triglycerides: '900' })).toMatchObject({
      'LDL por Sampson': 'No se calcula si los triglicéridos pasan de 800\u00a0mg/dL (9\u00a0mmol/L).',
    });
    const meaning = (fields: Record<string, string>) => said(fields).meaning.join(' ');
    expect(meaning({ ...profile, triglycerides: '900' })).toContain('medir directamente');
    // One formula is enough: a failure of another does not matter to the patient.
    expect(meaning(profile)).not.toContain('medir directamente');
    expect(meaning({ cholesterol: '300', hdl: '40' })).not.toContain('medir directamente');
  });

  test('with a result of zero or below says so, and does not blame the HDL', () => {
    const ends = { cholesterol: '120', hdl: '60', triglycerides: '300' };
    const friedewald = figures(ends)['LDL por Friedewald, para comparar'];
    expect(friedewald).toBe('No se calcula: con sus números esta fórmula da cero o menos.');
    expect(JSON.stringify(said(ends))).not.toContain('Revise que el HDL');
  });
});

test('without a fast, only Friedewald is refused, with its own reason', () => {
  const ate = { ...profile, triglycerides: '150', conditions: 'not-fasting' };
  expect(figures(ate)).toMatchObject({
    'LDL por Sampson': expect.stringContaining('mg/dL'),
    'LDL por Martin y Hopkins': expect.stringContaining('mg/dL'),
    'LDL por Friedewald, para comparar': 'No se calcula: esta fórmula es para muestras en ayunas.',
  });
  expect(said(ate).details?.join(' ')).not.toContain('suele dar menos');
});

test('the first figure is one LDL; the names of the formulas appear in the sources', () => {
  const { figures: first, verdict, limits, details } = said({ ...profile, triglycerides: '150' });
  expect(first.map(({ label }) => label)).toEqual(['Colesterol LDL', 'Colesterol no HDL']);
  expect([verdict, ...limits].join(' ')).not.toMatch(/Sampson|Friedewald|Martin/);
  expect(details?.join(' ')).toMatch(/Sampson.*Friedewald/);
});

describe('triglycerides that endanger the pancreas', () => {
  const heading = (fields: Record<string, string>): string | undefined => {
    const outcome = answerDraft(
      'lipids',
      Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, [one]])),
    );
    const words = findingWords(outcome.findings.filter(({ sign }) => sign.includes('triglycerides')));
    return words ? `${words.heading}: ${words.act.join(' ')}` : undefined;
  };

  test.each([
    ['499', undefined],
    ['500', /^Vea a un médico en estos días: .*inflamar el páncreas/],
    ['999', /^Vea a un médico en estos días/],
    ['1000', /^Busque atención hoy mismo: .*vaya ya a urgencias/],
    ['8000', /^Busque atención hoy mismo/],
  ])('%s mg/dL', (triglycerides, text) => {
    if (text) expect(heading({ ...profile, triglycerides })).toMatch(text);
    else expect(heading({ ...profile, triglycerides })).toBeUndefined();
  });

  test('in mmol/L too', () => {
    const inMoles = { ...profile, triglycerides: '11,3', 'triglycerides-unit': 'mmol/L' };
    expect(heading(inMoles)).toMatch(/^Busque atención hoy mismo/);
    expect(heading({ ...inMoles, triglycerides: '5,7' })).toMatch(/^Vea a un médico en estos días/);
  });
});
