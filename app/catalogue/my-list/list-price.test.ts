import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainExam } from '../../domain/exams/fixtures/sound-exam.ts';
import { cheaperPanel, listPrice } from './list-price.ts';

const exam = (code: string, price: number | null, members: string[] = []) =>
  plainExam({ code, price, members, ...(members.length > 0 && { specimens: [] }) });
const [a, b, c, d] = [exam('A', 10), exam('B', 20), exam('C', 30), exam('D', null)];
const [ab, abc, bc, bd, cd] = [
  exam('AB', 25, ['A', 'B']),
  exam('ABC', 45, ['A', 'B', 'C']),
  exam('BC', 45, ['B', 'C']),
  exam('BD', 30, ['B', 'D']),
  exam('CD', null, ['C', 'D']),
];
const catalogue = new Map([a, b, c, d, ab, abc, bc, bd, cd].map((one) => [one.code, one]));

describe('the total', () => {
  test.each([
    ['exams by themselves', [a, b], 30, 0, 0],
    ['an exam that a panel brings is not charged again', [ab, a], 25, 0, 10],
    ['nor a panel that another one brings', [abc, ab, c], 45, 0, 55],
    ['of two panels that share an exam, one gives way to the rest', [ab, bc], 55, 0, 15],
    ['the one whose rest has a price', [ab, bd], 40, 0, 15],
    ['a panel by itself is never taken apart', [bc], 45, 0, 0],
    ['what has no price is asked for', [a, d], 10, 1, 0],
    ['and what a panel without a price brings is part of it', [cd, c], 0, 1, 30],
  ])('%s', (_, exams, known, unknown, saved) => {
    expect(listPrice(exams, catalogue)).toEqual({ known, unknown, saved });
  });

  test('is never more than the sum of all prices, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.subarray([...catalogue.values()]), (exams) => {
        const { known, saved } = listPrice(exams, catalogue);
        const sum = exams.reduce((total, { price }) => total + (price ?? 0), 0);
        expect(known + saved).toBe(sum);
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(known).toBe(listPrice(exams.toReversed(), catalogue).known);
      }),
    );
  });
});

describe('a cheaper panel', () => {
  const cheaper = (...exams: (typeof a)[]) => cheaperPanel(exams, listPrice(exams, catalogue), catalogue)?.panel.code;
  test.each([
    ['is one that holds all of them for less', [a, b], 'AB'],
    ['may hold more than they', [a, c], undefined],
    ['is the cheapest', [ab, c], 'ABC'],
    ['is none for a single exam', [c], undefined],
    ['is none where a price is missing', [a, d], undefined],
  ])('%s', (_, exams, panel) => {
    expect(cheaper(...exams)).toBe(panel);
  });
});
