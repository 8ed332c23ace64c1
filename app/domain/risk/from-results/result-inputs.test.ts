import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fib4Of, homaOf, kfreOf, preventOf, type StatedFacts } from './doctor-scores.ts';
import { ageOnDay, fillInputs, measuredInputs, type SentResult } from './result-inputs.ts';

const now = new Date('2026-11-17T15:00:00Z');
const at = '2026-11-16T11:45:00Z';

const result = (code: string, value: number, unit: string, more: Partial<SentResult> = {}): SentResult => ({
  report: 'r',
  at,
  code,
  codeSystem: 'LN',
  value: String(value),
  unit,
  status: 'final',
  number: value,
  ...more,
});

const stated: StatedFacts = {
  systolic: null,
  weight: null,
  height: null,
  diabetes: false,
  smoker: false,
  pressureTreated: false,
  statin: false,
  conditions: [],
};
const person = (age: number, results: readonly SentResult[], more: Partial<StatedFacts> = {}) => ({
  age,
  sex: 'female' as const,
  inputs: fillInputs(results, now),
  stated: { ...stated, ...more },
});

describe('published vectors, filled from results', () => {
  test('FIB-4: 51 years, AST 17, ALT 44, platelets 342 → 0.382 (MedCalc-Bench)', () => {
    const platelets = [result('777-3', 342, '10*3/uL'), result('777-3', 342_000, '/µL')];
    for (const one of platelets) {
      const answer = fib4Of(person(51, [result('1920-8', 17, 'U/L'), result('1742-6', 44, 'UI/L'), one]));
      expect(answer).toMatchObject({ kind: 'answer', band: 'low' });
      expect(answer.kind === 'answer' && answer.index).toBeCloseTo(0.382, 3);
    }
  });

  test('HOMA-IR: glucose 104 mg/dL, insulin 12.3 µU/mL → 3.16; the same in mmol/L', () => {
    const insulin = result('20448-7', 12.3, 'µUI/mL');
    for (const glucose of [result('1558-6', 104, 'mg/dL'), result('14771-0', 104 / 18.016, 'mmol/L')]) {
      const answer = homaOf(person(40, [glucose, insulin]));
      expect(answer.kind === 'answer' && answer.index).toBeCloseTo(3.16, 2);
    }
  });

  test('PREVENT: the worked example of Table S12, with a creatinine that gives a filtration rate of 90', () => {
    const values = [result('2093-3', 200, 'mg/dL'), result('2085-9', 45, 'mg/dL'), result('2160-0', 0.7946, 'mg/dL')];
    const facts = { systolic: 160, weight: 35 * 2.56, height: 160, diabetes: true, pressureTreated: true };
    const answer = preventOf(person(50, values, facts));
    expect(answer.kind === 'answer' && answer.egfr).toBeCloseTo(90, 0);
    expect(answer.kind === 'answer' && answer.tenYears.cardiovascular).toBeCloseTo(14.68, 1);
  });

  test('KFRE needs a filtration rate below 60', () => {
    const ratio = result('9318-7', 100, 'mg/g');
    expect(kfreOf(person(50, [result('2160-0', 0.8, 'mg/dL'), ratio])).kind).toBe('refused');
    const answer = kfreOf(person(50, [result('2160-0', 124, 'µmol/L'), ratio]));
    expect(answer).toMatchObject({ kind: 'answer' });
    expect(answer.kind === 'answer' && answer.fiveYears).toBeCloseTo(2.6, 0);
  });
});

describe('nothing is computed from', () => {
  const platelets = result('777-3', 212, '10*3/uL');
  const alt = result('1742-6', 30, 'U/L');

  test.each([
    ['a bound or a text', { number: null, value: '<5' }, 'not-a-number'],
    ['an unknown unit', { unit: 'ukat/L' }, 'unknown-unit'],
    ['a preliminary result', { status: 'preliminary' }, 'preliminary'],
  ] as const)('%s', (_, change, reason) => {
    const older = result('1920-8', 20, 'U/L', { at: '2026-01-01T00:00:00Z' });
    const { inputs, ...rest } = person(50, [older, platelets, alt, result('1920-8', 17, 'U/L', change)]);
    expect(inputs.ast).toMatchObject({ state: 'unusable', reason });
    expect(fib4Of({ ...rest, inputs })).toEqual({ kind: 'missing', inputs: ['ast'] });
  });

  test('a glucose that is not a fasting one, or an insulin of another time', () => {
    const insulin = result('20448-7', 12.3, 'uUI/mL');
    expect(homaOf(person(40, [result('2345-7', 104, 'mg/dL'), insulin]))).toMatchObject({ kind: 'missing' });
    const other = result('1558-6', 104, 'mg/dL', { at: '2026-11-15T11:45:00Z' });
    expect(homaOf(person(40, [other, insulin]))).toEqual({ kind: 'missing', inputs: ['insulin'] });
  });

  test('a code of another system', () => {
    const { inputs } = person(50, [result('1920-8', 17, 'U/L', { codeSystem: 'L' })]);
    expect(inputs.ast).toEqual({ state: 'missing' });
  });
});

test('names every missing input', () => {
  expect(preventOf({ ...person(50, []), sex: null })).toEqual({
    kind: 'missing',
    inputs: ['sex', 'cholesterol', 'hdl', 'creatinine', 'systolic', 'weight', 'height'],
  });
});

test('marks old values', () => {
  const old = { at: '2025-11-01T00:00:00Z' };
  const { inputs } = person(50, [result('2093-3', 200, 'mg/dL', old), result('2085-9', 45, 'mg/dL')]);
  expect([inputs.cholesterol, inputs.hdl].map((one) => one.state === 'filled' && one.isOld)).toEqual([true, false]);
});

test('takes the newest result of each measurement, whatever the order', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-0${(date % 9) + 1}-${String(date).padStart(2, '0')}`);
  const arbitrary = fc.uniqueArray(fc.record({ at: day, number: fc.integer({ min: 50, max: 300 }) }), {
    selector: ({ at: when }) => when,
    minLength: 1,
  });
  fc.assert(
    fc.property(arbitrary, (values) => {
      const results = values.map(({ at: when, number }) => result('2093-3', number, 'mg/dL', { at: when, number }));
      const newest = values.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
      expect(fillInputs(results, now).cholesterol).toMatchObject({ state: 'filled', value: newest?.number });
      expect(fillInputs(results.toReversed(), now)).toEqual(fillInputs(results, now));
    }),
  );
});

test('without a usable number no score has an answer', () => {
  const code = fc.constantFrom(
    '2093-3',
    '2085-9',
    '2160-0',
    '9318-7',
    '1920-8',
    '1742-6',
    '777-3',
    '1558-6',
    '20448-7',
  );
  const bound = fc.record({ code, value: fc.constantFrom('<5', '>=0.5', 'Negativo', '1:128', '') });
  fc.assert(
    fc.property(fc.array(bound), (sent) => {
      const results = sent.map((one) => result(one.code, 0, 'mg/dL', { value: one.value, number: null }));
      const asked = person(50, results, { systolic: 120, weight: 70, height: 170 });
      expect(measuredInputs.some((input) => asked.inputs[input].state === 'filled')).toBe(false);
      for (const score of [preventOf, kfreOf, fib4Of, homaOf]) expect(score(asked).kind).toBe('missing');
    }),
  );
});

test.each([
  ['1985-07-03', '2026-07-02', 40],
  ['1985-07-03', '2026-07-03', 41],
])('somebody born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOnDay(born, day)).toBe(age);
});
