import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf } from '../score.ts';
import { type Fib4Input, fib4, fib4Bands } from './fib4.ts';

const index = (input: Fib4Input): number => {
  const answer = fib4(input);
  return answer.kind === 'answer' ? answer.index : Number.NaN;
};

test.each([
  [47, 213, 309, 149, 3.822, 3, 'high'],
  [36, 28, 30, 165, 1.115, 3, 'low'],
  [51, 17, 44, 342, 0.382, 3, 'low'],
  [60, 210, 115, 100, 11.75, 2, 'high'],
  [63, 189, 98, 50, 24.06, 2, 'high'],
  [41, 69, 74, 110, 2.99, 2, 'high'],
  [45, 105, 85, 150, 3.42, 2, 'high'],
  [45, 110, 105, 150, 3.22, 2, 'high'],
])('%i, AST %i, ALT %i, platelets %i → %d', (age, ast, alt, platelets, expected, digits, band) => {
  expect(index({ age, ast, alt, platelets })).toBeCloseTo(expected, digits);
  expect(fib4({ age, ast, alt, platelets })).toMatchObject({ band });
});

test.each([
  [64, 1.29, 'low'],
  [64, 1.3, 'indeterminate'],
  [64, 2.67, 'indeterminate'],
  [64, 2.6701, 'high'],
  [65, 1.99, 'low'],
  [65, 2, 'indeterminate'],
  [65, 2.68, 'high'],
])('at %i, %d is %s', (age, value, band) => {
  expect(bandOf(value, fib4Bands(age))).toBe(band);
});

const person: Fib4Input = { age: 50, ast: 30, alt: 30, platelets: 250 };

test('rises with age and AST, and falls with platelets and ALT', () => {
  const enzyme = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(
      enzyme,
      enzyme,
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 35, max: 120 }),
      (...[one, other, platelets, age]) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(index({ ...person, ast: high })).toBeGreaterThanOrEqual(index({ ...person, ast: low }));
        expect(index({ ...person, alt: high })).toBeLessThanOrEqual(index({ ...person, alt: low }));
        expect(index({ ...person, platelets })).toBeGreaterThanOrEqual(index({ ...person, platelets: 3000 }));
        expect(index({ ...person, age })).toBeGreaterThanOrEqual(index({ ...person, age: 35 }));
      },
    ),
  );
});

describe('is refused', () => {
  test.each<[Partial<Fib4Input>, string]>([
    [{ age: 34.9 }, 'too-low'],
    [{ ast: 0 }, 'too-low'],
    [{ alt: 0 }, 'too-low'],
    [{ platelets: 250_000 }, 'too-high'],
    [{ platelets: 0 }, 'too-low'],
    [{ alt: Number.NaN }, 'not-a-number'],
  ])('%o', (changes, reason) => {
    expect(fib4({ ...person, ...changes })).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([
    [35, true],
    [36, false],
    [65, false],
    [66, true],
  ])('not at %i, which is outside its best ages: %s', (age, outsideBest) => {
    expect(fib4({ ...person, age })).toMatchObject({ kind: 'answer', outsideBest });
  });
});
