import { describe, expect, test } from 'vitest';

import { correctionField, correctionValue } from './corrections.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';

type Fields = Record<string, string | string[]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
}
const read = (fields: Fields) => readFields(riskFields.hearts, formOf(fields));
const complete = {
  sex: 'male',
  age: '52',
  smoker: 'yes',
  diabetes: 'no',
  systolic: '150',
  cholesterol: '247',
  'cholesterol-unit': 'mg/dL',
};

test('a complete form has no faults, and gives its numbers in the requested unit', () => {
  const reading = read(complete);
  expect(reading.faults).toEqual({});
  expect(reading.number('age', 'a')).toBe(52);
  expect(reading.number('cholesterol', 'mmol/L')).toBeCloseTo(6.387, 3);
  expect([reading.isYes('smoker'), reading.isYes('diabetes')]).toEqual([true, false]);
  expect(reading.number('weight', 'kg')).toBeNaN();
});

test.each([
  ['5,2', 5.2],
  ['5.2', 5.2],
  [' 5,20 ', 5.2],
])('%j is a number in the chosen unit', (cholesterol, value) => {
  const reading = read({ ...complete, cholesterol, 'cholesterol-unit': 'mmol/L' });
  expect(reading.faults).toEqual({});
  expect(reading.number('cholesterol', 'mmol/L')).toBe(value);
  expect(reading.draft['cholesterol-unit']).toEqual(['mmol/L']);
});

describe('faults', () => {
  test('an empty form reports only the required fields', () => {
    expect(read({}).faults).toEqual({
      sex: { fault: 'missing' },
      age: { fault: 'missing' },
      smoker: { fault: 'missing' },
      diabetes: { fault: 'missing' },
      systolic: { fault: 'missing' },
    });
  });

  test.each(['a hundred', '12/8/4', '1,2,3'])('%j is not a number', (systolic) => {
    expect(read({ ...complete, systolic }).faults).toEqual({ systolic: { fault: 'not-a-number' } });
  });

  test('12/8 is a spoken pressure: the form asks about both numbers and suggests the intended ones', () => {
    const { faults } = read({ ...complete, systolic: '12/8' });
    expect(faults.systolic).toMatchObject({ fault: 'implausible', meant: [{ value: 120 }] });
    expect(faults.diastolic).toMatchObject({ fault: 'implausible', meant: [{ value: 80 }] });
  });

  test.each([
    ['systolic', '15', 'mm[Hg]', [[150, 'mm[Hg]']]],
    ['systolic', '1500', 'mm[Hg]', [[150, 'mm[Hg]']]],
    ['cholesterol', '5,2', 'mg/dL', [[5.2, 'mmol/L']]],
    ['cholesterol', '200', 'mmol/L', [[200, 'mg/dL']]],
    [
      'height',
      '1,72',
      'cm',
      [
        [1.72, 'm'],
        [172, 'cm'],
      ],
    ],
    ['age', '520', 'a', [[52, 'a']]],
  ] as const)('%s of %s prompts the expected suggestions', (name, typed, unit, expected) => {
    const fault = read({ ...complete, [name]: typed, [`${name}-unit`]: unit }).faults[name];
    if (fault?.fault !== 'implausible') throw new Error(`no implausible value: ${JSON.stringify(fault)}`);
    expect(fault.meant.map((one) => [one.value, one.unit])).toEqual(expect.arrayContaining([...expected]));
  });

  test('asks about an ambiguous number and offers only its possible readings', () => {
    const fields = { creatinine: '1.234', 'creatinine-unit': 'mg/dL', sex: 'male', age: '50' };
    const { faults } = readFields(riskFields.egfr, formOf(fields));
    expect(faults).toEqual({
      creatinine: { fault: 'ambiguous', meant: [{ typed: '1.2340', value: 1.234, unit: 'mg/dL' }] },
    });
  });
});

describe('a suggestion', () => {
  test.each([
    [{ cholesterol: '5,2', 'cholesterol-unit': 'mg/dL' }, 'cholesterol'],
    [{ systolic: '15' }, 'systolic'],
    [{ height: '1.65', 'height-unit': 'cm' }, 'height'],
  ] as const)('of %j is accepted by its button and is then no fault', (fields, name) => {
    const fault = read({ ...complete, ...fields }).faults[name];
    if (!fault || !('meant' in fault)) throw new Error('nothing is suggested');
    for (const meant of fault.meant) {
      const again = read({ ...complete, ...fields, [correctionField]: correctionValue(name, meant) });
      expect(again.faults).toEqual({});
      expect(again.number(name, meant.unit)).toBeCloseTo(meant.value, 9);
    }
  });

  test('of an ambiguous number is not ambiguous', () => {
    const fields = { creatinine: '1.234', sex: 'male', age: '50' };
    const meant = { typed: '1.2340', value: 1.234, unit: 'mg/dL' } as const;
    const form = formOf({ ...fields, [correctionField]: correctionValue('creatinine', meant) });
    expect(readFields(riskFields.egfr, form).faults).toEqual({});
  });
});

test('keeps only values that the form could send, and cuts their length', () => {
  const odd = { ...complete, sex: 'other', smoker: ['yes', 'no'], age: '5'.repeat(500), symptoms: ['chest-pain', 'x'] };
  const { draft } = read({
    ...odd,
    'cholesterol-unit': 'stone',
    else: '1',
    [correctionField]: 'name=else&typed=1&unit=kg',
  });
  expect(draft.sex).toEqual([]);
  expect(draft.age?.[0]).toHaveLength(40);
  expect(draft.symptoms).toEqual(['chest-pain']);
  expect(Object.keys(draft)).not.toContain('else');
});
