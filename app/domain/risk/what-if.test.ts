import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { FindriscInput } from './scores/findrisc.ts';
import { type HeartsInput, type HeartsLaboratory, hearts } from './scores/hearts.ts';
import { bestOfEachFactor, findriscChanges, findriscTogether, heartsChanges, heartsTogether } from './what-if.ts';

const smoker: HeartsLaboratory = {
  chart: 'laboratory',
  sex: 'male',
  age: 62,
  smoker: true,
  diabetes: false,
  systolic: 165,
  cholesterol: 6.4,
  conditions: [],
};

describe('HEARTS', () => {
  test('lists every step, the largest change first', () => {
    // Read from the chart by hand: men aged 60 to 64 who smoke, and the one cell for nonsmokers.
    const changes = heartsChanges(smoker).map(({ factor, below, before, after }) => [factor, below, before, after]);
    expect(changes).toEqual([
      ['systolic', 120, 18, 9],
      ['smoker', null, 18, 12],
      ['systolic', 140, 18, 12],
      ['cholesterol', 4, 18, 13],
      ['cholesterol', 5, 18, 14],
      ['systolic', 160, 18, 15],
      ['cholesterol', 6, 18, 16],
    ]);
  });

  test('names the resulting band', () => {
    expect(heartsChanges(smoker)[0]).toMatchObject({ factor: 'systolic', below: 120, band: 'moderate' });
  });

  test('is empty in the lowest cell, for a refusal, and without a number', () => {
    expect(heartsChanges({ ...smoker, smoker: false, systolic: 110, cholesterol: 3.5 })).toEqual([]);
    expect(heartsChanges({ ...smoker, age: 30 })).toEqual([]);
    expect(heartsChanges({ ...smoker, conditions: ['cardiovascular-disease'] })).toEqual([]);
  });

  test('never advises a body mass below 20', () => {
    const light: HeartsInput = {
      chart: 'body-mass',
      sex: 'male',
      age: 72,
      smoker: true,
      diabetes: false,
      systolic: 185,
      bmi: 36,
      conditions: [],
    };
    const offered = heartsChanges(light).filter(({ factor }) => factor === 'bmi');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ below }) => below !== null && below >= 25)).toBe(true);
  });

  test('is sorted, only ever lowers the risk, and does not change its input', () => {
    const input = fc.record({
      chart: fc.constant('laboratory' as const),
      sex: fc.constantFrom('female' as const, 'male' as const),
      age: fc.integer({ min: 40, max: 74 }),
      smoker: fc.boolean(),
      diabetes: fc.boolean(),
      systolic: fc.integer({ min: 70, max: 300 }),
      cholesterol: fc.double({ min: 1, max: 20, noNaN: true }),
      conditions: fc.constant([]),
    });
    fc.assert(
      fc.property(input, (one) => {
        const changes = heartsChanges(Object.freeze(one));
        const drops = changes.map(({ before, after }) => before - after);
        expect(drops.every((drop) => drop > 0)).toBe(true);
        expect(drops.toSorted((a, b) => b - a)).toEqual(drops);
      }),
    );
  });
});

const heavy: FindriscInput = {
  sex: 'female',
  age: 50,
  bmi: 33,
  waist: 95,
  active: false,
  dailyVegetables: false,
  pressureMedicine: true,
  toldHighGlucose: true,
  family: 'first-degree',
  conditions: [],
};

describe('FINDRISC', () => {
  test('lists what a person can change, the largest effect first', () => {
    const changes = findriscChanges(heavy).map(({ factor, below, before, after }) => [factor, below, before - after]);
    expect(changes).toEqual([
      ['waist', 80, 4],
      ['bmi', 25, 3],
      ['active', null, 2],
      ['bmi', 30, 2],
      ['dailyVegetables', null, 1],
      ['waist', 88, 1],
    ]);
  });

  test('is empty if nothing remains to change, and for a refusal', () => {
    const done = { ...heavy, bmi: 22, waist: 70, active: true, dailyVegetables: true };
    expect(findriscChanges(done)).toEqual([]);
    expect(findriscChanges({ ...heavy, conditions: ['diabetes'] })).toEqual([]);
  });
});

describe('all changes together', () => {
  test('are read from the chart for that person, with the band', () => {
    // Men aged 60 to 64 who do not smoke: below 120 mmHg and below 4 mmol/L.
    const then = hearts({ ...smoker, smoker: false, systolic: 119, cholesterol: 3.9 });
    expect(then).toMatchObject({ kind: 'answer', percent: 4, band: 'low' });
    expect(heartsTogether(smoker)).toEqual({ before: 18, after: 4, band: 'low' });
  });

  test('are the points of that person', () => {
    // 95 cm, 33 kg/m², no activity, no vegetables: 10 points less.
    const [first] = findriscChanges(heavy);
    expect(findriscTogether(heavy)).toMatchObject({ before: first?.before, after: (first?.before ?? 0) - 10 });
  });

  test('say nothing for one change, for none, and where the score has no number', () => {
    expect(heartsTogether({ ...smoker, systolic: 110, cholesterol: 3.5 })).toBeNull();
    expect(heartsTogether({ ...smoker, smoker: false, systolic: 110, cholesterol: 3.5 })).toBeNull();
    expect(heartsTogether({ ...smoker, age: 30 })).toBeNull();
    expect(heartsTogether({ ...smoker, conditions: ['cardiovascular-disease'] })).toBeNull();
    expect(findriscTogether({ ...heavy, conditions: ['diabetes'] })).toBeNull();
  });

  test('never raise the risk above the best single change', () => {
    const input = fc.record({
      chart: fc.constant('laboratory' as const),
      sex: fc.constantFrom('female' as const, 'male' as const),
      age: fc.integer({ min: 40, max: 74 }),
      smoker: fc.boolean(),
      diabetes: fc.boolean(),
      systolic: fc.integer({ min: 70, max: 300 }),
      cholesterol: fc.double({ min: 1, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(input, (one) => {
        const together = heartsTogether(one);
        const [best] = bestOfEachFactor(heartsChanges(one));
        if (together) expect(together.after).toBeLessThan(best?.after ?? Number.NaN);
      }),
    );
  });
});
