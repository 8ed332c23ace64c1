import { describe, expect, test } from 'vitest';

import type { Quantity } from '../../../domain/risk/quantity.ts';
import { answerDraft } from './answer-risk.ts';
import { correctionField, correctionValue } from './corrections.ts';
import { pressurePair, typedAmount } from './typed-amount.ts';

describe('a unit beside the number', () => {
  test.each<[Quantity, string, string, string | null]>([
    ['a1c', '6.5%', '6.5', '%'],
    ['a1c', '6,5 %', '6,5', '%'],
    ['a1c', '48 mmol/mol', '48', 'mmol/mol'],
    ['weight', '80kg', '80', 'kg'],
    ['weight', '80 kilos', '80', 'kg'],
    ['weight', '176 lb', '176', '[lb_av]'],
    ['weight', '176 lbs.', '176', '[lb_av]'],
    ['age', '45 años', '45', 'a'],
    ['age', '45 ANOS', '45', 'a'],
    ['age', '45 years', '45', 'a'],
    ['height', '170 cm', '170', 'cm'],
    ['height', '1,70 m', '1,70', 'm'],
    ['height', '1 m 70', '1.70', 'm'],
    ['height', '5\'7"', '67', '[in_i]'],
    ['height', '5’7', '67', '[in_i]'],
    ['height', '5 ft 7 in', '67', '[in_i]'],
    ['height', '6 ft', '72', '[in_i]'],
    ['waist', '35 pulgadas', '35', '[in_i]'],
    ['waist', '35"', '35', '[in_i]'],
    ['cholesterol', '200 mg/dL', '200', 'mg/dL'],
    ['cholesterol', '5,2 mmol/L', '5,2', 'mmol/L'],
    ['creatinine', '110 µmol/L', '110', 'umol/L'],
    ['systolic', '150 mmHg', '150', 'mm[Hg]'],
    // A unit of another quantity, or unknown words, stay so that the form asks about them.
    ['weight', '80 cm', '80 cm', null],
    ['age', '45 kg', '45 kg', null],
    ['weight', 'ochenta', 'ochenta', null],
    ['height', '5\'13"', '5\'13"', null],
    ['cholesterol', '1 234', '1 234', null],
    ['weight', '', '', null],
  ])('%s %j → %j in %s', (quantity, text, typed, unit) => {
    expect(typedAmount(quantity, text)).toEqual({ typed, unit });
  });

  test.each(['150/90', '150 / 90', '150 sobre 90', '150 over 90', '150-90 mmHg'])('%j is a whole pressure', (text) => {
    expect(pressurePair(text)).toEqual(['150', '90']);
  });
});

describe('in a form', () => {
  const person = { sex: ['male'], age: ['52 años'], smoker: ['no'], diabetes: ['no'], cholesterol: ['200'] };
  const hearts = (fields: Record<string, string[]>) => answerDraft('hearts', { ...person, ...fields });

  test('150/90 in the first field fills both', () => {
    const { faults, draft, answer } = hearts({ systolic: ['150/90'], diastolic: [''] });
    expect([faults, draft.systolic, draft.diastolic]).toEqual([{}, ['150'], ['90']]);
    expect(answer).not.toBeNull();
  });

  test('150/90 in both fields, or only in the second, is the same pressure', () => {
    for (const fields of [
      { systolic: ['150/90'], diastolic: ['150/90'] },
      { systolic: [''], diastolic: ['150/90'] },
      { systolic: ['150'], diastolic: ['150/90'] },
    ]) {
      const { draft } = hearts(fields);
      expect([draft.systolic, draft.diastolic]).toEqual([['150'], ['90']]);
    }
  });

  test('asks about two contradictory pressures', () => {
    expect(hearts({ systolic: ['150/90'], diastolic: ['80'] }).faults).toEqual({
      systolic: { fault: 'pressure-pair' },
    });
  });

  test('pounds and feet give the same answers as kilograms and centimeters', () => {
    const body = (weight: string, height: string) =>
      answerDraft('body', { sex: ['female'], age: ['30'], weight: [weight], height: [height] });
    const { answer, draft } = body('154 lb', '5\'9"');
    expect(answer).toMatchObject({ result: { band: 'normal' } });
    expect([draft['weight-unit'], draft['height-unit']]).toEqual([['[lb_av]'], ['[in_i]']]);
    expect(body('70', '175').answer).toMatchObject({ result: { band: 'normal' } });
  });

  test.each([
    ['waist', '35', '[in_i]'],
    ['waist', '32', '[in_i]'],
    ['waist', '42', '[in_i]'],
    ['height', '67', '[in_i]'],
    ['weight', '230', '[lb_av]'],
  ])('%s %s with the wrong unit suggests %s', (name, typed, unit) => {
    const fields = { sex: ['male'], age: ['40'], weight: ['80'], height: ['170'], waist: ['90'], [name]: [typed] };
    const fault = answerDraft('body', fields).faults[name as 'waist'];
    const meant = fault && 'meant' in fault ? fault.meant : [];
    expect(meant.map((one) => one.unit)).toContain(unit);
  });

  test('creatinine 110 mg/dL suggests µmol/L', () => {
    const { faults } = answerDraft('egfr', { sex: ['male'], age: ['60'], creatinine: ['110'] });
    expect(faults.creatinine).toMatchObject({ fault: 'implausible', meant: [{ value: 110, unit: 'umol/L' }, {}, {}] });
  });
});

describe('an implausible body', () => {
  const body = (weight: string, height: string, more: Record<string, string[]> = {}) =>
    answerDraft('body', { sex: ['female'], age: ['30'], weight: [weight], height: [height], ...more });

  test.each([['100', '95']])('%s kg at %s cm is asked back', (weight, height) => {
    const { answer, faults, findings } = body(weight, height);
    expect([answer, findings]).toEqual([null, []]);
    expect(Object.keys(faults).length).toBeGreaterThan(0);
  });

  test('warns that 30 kg at 170 cm is dangerous, accepts a confirmation, and does not ask twice', () => {
    const { answer, faults, findings } = body('30', '170');
    // The advice begins with measuring again, so it need not wait for the confirmation.
    expect([answer, findings]).toEqual([null, [{ sign: 'extreme-thinness', urgency: 'today' }]]);
    expect(faults.weight).toMatchObject({ fault: 'body', meant: [{ value: 30, unit: 'kg' }] });
    const confirmed = body('30', '170', {
      [correctionField]: [correctionValue('weight', { typed: '30', unit: 'kg' })],
    });
    expect(confirmed.findings).toEqual([{ sign: 'extreme-thinness', urgency: 'today' }]);
    expect(confirmed.answer).not.toBeNull();
    expect(answerDraft('body', confirmed.draft).answer).not.toBeNull();
    expect(answerDraft('body', { ...confirmed.draft, weight: ['29'] }).answer).toBeNull();
  });

  test('suggests pounds with the wrong unit', () => {
    expect(body('210', '155').faults.weight).toMatchObject({ meant: [{ unit: 'kg' }, { unit: '[lb_av]' }] });
  });
});
