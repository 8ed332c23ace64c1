import { describe, expect, test } from 'vitest';
import { testsDue } from '../../domain/pregnancy/prenatal-tests.ts';
import { answerDating } from './dating-form.ts';

const answer = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return answerDating(form, '2026-11-21');
};

describe('the form', () => {
  test('computes the age and returns the input', () => {
    expect(answer({ base: 'period', fecha: '2026-08-01', ciclo: '30' })).toEqual({
      draft: { base: 'period', fecha: '2026-08-01', ciclo: '30' },
      faults: {},
      age: {
        weeks: 15,
        days: 5,
        trimester: 2,
        dueDate: '2027-05-10',
        daysPastDue: 0,
        conception: '2026-08-17',
        start: '2026-08-03',
      },
      today: '2026-11-21',
    });
  });

  test.each(['01/08/2026', '1-8-2026', '01.08.2026'])('%s is read with the day first', (fecha) => {
    const { draft, age } = answer({ base: 'period', fecha, ciclo: '28,0' });
    expect([draft.fecha, age?.start]).toEqual(['2026-08-01', '2026-08-01']);
    expect(answer({ base: 'period', fecha: '31/02/2026' }).age).toBeNull();
  });

  test.each([
    [{}, { base: 'missing', fecha: 'missing' }],
    [{ base: 'moon', fecha: '2026-08-01' }, { base: 'missing' }],
    [{ base: 'period', fecha: '2026-12-01' }, { fecha: 'future' }],
    [{ base: 'period', fecha: '2026-08-01', ciclo: '20' }, { ciclo: 'out-of-range' }],
    [{ base: 'period', fecha: '2026-08-01', ciclo: '36' }, { ciclo: 'out-of-range' }],
    [{ base: 'period', fecha: '2026-08-01', ciclo: '28.5' }, { ciclo: 'out-of-range' }],
    [
      { base: 'period', fecha: '', ciclo: 'x' },
      { fecha: 'missing', ciclo: 'out-of-range' },
    ],
  ])('%j has the faults %j and no answer', (fields, faults) => {
    expect(answer(fields)).toMatchObject({ faults, age: null });
    expect(Object.keys(answer(fields).faults)).toEqual(Object.keys(faults));
  });

  test('the cycle matters only for the last period', () => {
    expect(answer({ base: 'conception', fecha: '2026-08-01', ciclo: '99' })).toMatchObject({ faults: {} });
  });

  test('cuts input longer than any answer', () => {
    expect(answer({ base: 'period', fecha: 'x'.repeat(5000) }).draft.fecha).toHaveLength(20);
  });
});

describe('the tests of these weeks', () => {
  const idsIn = (weeks: number) =>
    testsDue({ weeks, start: '2026-01-01' }).map(({ id, isNow }) => (isNow ? id : `then ${id}`));

  test.each([
    [4, ['first-visit', 'then second']],
    [13, ['first-visit', 'then second']],
    [20, ['second', 'then glucose']],
    [26, ['second', 'glucose', 'then week-twenty-eight', 'then third']],
    [28, ['glucose', 'week-twenty-eight', 'third', 'then strep']],
    [36, ['third', 'strep']],
    [41, []],
  ])('week %i: %j', (weeks, ids) => {
    expect(idsIn(weeks)).toEqual(ids);
  });

  test('the windows follow the due date, not the period of a long cycle', () => {
    const late = answer({ base: 'period', fecha: '2026-06-01', ciclo: '35' });
    const conceived = answer({ base: 'conception', fecha: late.age?.conception ?? '' });
    expect(testsDue(late.age ?? { weeks: 0, start: '' })).toEqual(testsDue(conceived.age ?? { weeks: 0, start: '' }));
    expect(conceived.age).toEqual(late.age);
  });

  test('each test has the dates of its weeks', () => {
    const glucose = testsDue({ weeks: 24, start: '2026-01-01' }).find(({ id }) => id === 'glucose');
    expect(glucose).toMatchObject({ first: '2026-06-18', last: '2026-07-22', isNow: true });
  });
});
