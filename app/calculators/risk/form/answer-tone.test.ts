import { describe, expect, test } from 'vitest';

import { answerDraft } from './answer-risk.ts';
import { answerTone, bandStep } from './answer-tone.ts';
import type { Calculator } from './calculator.ts';
import type { RiskDraft } from './draft.ts';

type Typed = Readonly<Record<string, string>>;
const answerOf = (calculator: Calculator, typed: Typed) => {
  const draft: RiskDraft = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
  const { answer, findings } = answerDraft(calculator, draft);
  if (!answer) throw new Error(`${calculator} has no answer`);
  return { answer, findings };
};
const toneOf = (calculator: Calculator, typed: Typed) => {
  const { answer, findings } = answerOf(calculator, typed);
  return answerTone(answer, findings);
};
const woman = { sex: 'female', age: '45', smoker: 'no', diabetes: 'no', systolic: '118', cholesterol: '180' };

describe('the look of an answer', () => {
  test.each([
    ['hearts', woman, 'good'],
    ['hearts', { ...woman, sex: 'male', age: '62', smoker: 'yes', systolic: '138', cholesterol: '247' }, 'raised'],
    ['egfr', { sex: 'male', age: '40', creatinine: '0.9' }, 'good'],
    ['egfr', { sex: 'male', age: '70', creatinine: '1.6' }, 'raised'],
    ['egfr', { sex: 'male', age: '70', creatinine: '3' }, 'raised'],
    ['egfr', { sex: 'male', age: '70', creatinine: '6' }, 'urgent'],
    ['body', { sex: 'female', age: '30', weight: '70', height: '175', waist: '80' }, 'good'],
    ['body', { sex: 'female', age: '30', weight: '70', height: '175', waist: '95' }, 'raised'],
  ] as const)('%s of %j is %s', (calculator, typed, tone) => expect(toneOf(calculator, typed)).toBe(tone));

  test('a figure without a band is neither praised nor warned about', () => {
    expect(toneOf('lipids', { cholesterol: '180', hdl: '50', triglycerides: '100' })).toBe('plain');
  });

  test('an urgent value takes the calm look from a low risk', () => {
    expect(toneOf('hearts', { ...woman, systolic: '165' })).toBe('raised');
    expect(toneOf('hearts', { ...woman, systolic: '185' })).toBe('urgent');
  });
});

describe('the step of an answer', () => {
  test('is its band among those of its score, from calm to alarming', () => {
    expect(bandStep(answerOf('hearts', woman).answer)).toMatchObject({
      bands: ['low', 'moderate', 'high', 'very-high', 'critical'],
      edges: [5, 10, 20, 30],
      here: 'low',
    });
    expect(bandStep(answerOf('egfr', { sex: 'male', age: '70', creatinine: '3' }).answer)?.here).toBe('G4');
  });

  test('places the answer within its band', () => {
    const man = { ...woman, sex: 'male', age: '52', smoker: 'yes', systolic: '150', cholesterol: '247' };
    // 10 % is where "high" begins, the third of five steps.
    expect(bandStep(answerOf('hearts', man).answer)).toMatchObject({ here: 'high', at: 0.4 });
    const kidneys = bandStep(answerOf('egfr', { sex: 'male', age: '70', creatinine: '1.1' }).answer);
    expect(kidneys).toMatchObject({ bands: ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'], edges: [90, 60, 45, 30, 15] });
    expect(kidneys?.at).toBeGreaterThan(1 / 6);
    expect(kidneys?.at).toBeLessThan(2 / 6);
  });

  test('does not exist for an index that is bad at both ends', () => {
    expect(bandStep(answerOf('body', { sex: 'female', age: '30', weight: '70', height: '175' }).answer)).toBeNull();
  });
});
