import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { minimumGroups } from './fewest-groups.ts';

type Pair = readonly [number, number];
const clashOf = (pairs: readonly Pair[]) => {
  const clashing = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return (one: number, other: number): boolean => clashing.has(`${one} ${other}`);
};
const ring = (length: number): Pair[] => Array.from({ length }, (_, index) => [index, (index + 1) % length]);
const everyPair = (count: number): Pair[] =>
  Array.from({ length: count }, (_, one) => Array.from({ length: one }, (_, other): Pair => [other, one])).flat();

describe('the number of groups', () => {
  test.each<[name: string, count: number, pairs: Pair[], groups: number]>([
    ['of nobody', 0, [], 0],
    ['where nothing clashes', 5, [], 1],
    ['of a pair that clashes', 2, [[0, 1]], 2],
    [
      'of one against many',
      5,
      [
        [2, 0],
        [2, 1],
        [2, 3],
        [2, 4],
      ],
      2,
    ],
    ['of an even ring', 6, ring(6), 2],
    ['of an odd ring', 7, ring(7), 3],
    ['where everybody clashes with everybody', 6, everyPair(6), 6],
    [
      'of two halves where a first guess goes astray',
      8,
      [0, 2, 4, 6].flatMap((one) =>
        [1, 3, 5, 7].filter((other) => other !== one + 1).map((other): Pair => [one, other]),
      ),
      2,
    ],
  ])('%s', (_, count, pairs, groups) => {
    expect(minimumGroups(count, clashOf(pairs))).toMatchObject({ count: groups, exact: true });
  });
});

test('puts the largest group first, with every member that clashes with no other', () => {
  expect(
    minimumGroups(
      5,
      clashOf([
        [0, 1],
        [0, 2],
      ]),
    ).of,
  ).toEqual([1, 0, 0, 0, 0]);
});

/** Any graph with up to eight vertices. */
const graphs = fc
  .integer({ min: 0, max: 8 })
  .chain((count) => fc.record({ count: fc.constant(count), pairs: fc.subarray(everyPair(count)) }));

test('no two members of a group clash, and no solution has fewer groups', () => {
  fc.assert(
    fc.property(graphs, ({ count, pairs }) => {
      const groups = minimumGroups(count, clashOf(pairs));
      expect(groups.exact).toBe(true);
      for (const [one, other] of pairs) expect(groups.of[one]).not.toBe(groups.of[other]);
      expect(groups.count).toBe(fewest(count, clashOf(pairs)));
      expect(new Set(groups.of).size).toBe(groups.count);
    }),
    { numRuns: 400 },
  );
});

test('a member outside the first group clashes with a member of every earlier group', () => {
  fc.assert(
    fc.property(graphs, ({ count, pairs }) => {
      const { of } = minimumGroups(count, clashOf(pairs));
      const sizes = Map.groupBy(of, (group) => group);
      for (const [member, group] of of.entries()) {
        for (let before = 0; before < group; before += 1) {
          expect(of.some((other, index) => other === before && clashOf(pairs)(member, index))).toBe(true);
          expect(sizes.get(before)?.length).toBeGreaterThanOrEqual(sizes.get(group)?.length ?? 0);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('solves many similar members at once: sixty exams against sixty others', () => {
  const groups = minimumGroups(120, (one, other) => one % 2 !== other % 2);
  expect(groups).toMatchObject({ count: 2, exact: true });
});

test('abandons an endless search, and still no two members of a group clash', () => {
  // A pseudorandom graph with ninety vertices, always the same.
  const clash = (one: number, other: number): boolean =>
    (Math.imul(one + other + 7, (one + 3) * (other + 3)) >>> 4) % 5 < 2;
  const groups = minimumGroups(90, clash);
  expect(groups.exact).toBe(false);
  for (const [one, other] of everyPair(90)) {
    if (clash(one, other)) expect(groups.of[one]).not.toBe(groups.of[other]);
  }
});

/** Tries every member in each existing group and in a new one. */
function fewest(count: number, clash: (one: number, other: number) => boolean): number {
  const place = (member: number, groups: number[][]): number => {
    if (member === count) return groups.length;
    const ways = groups.map((group, index) =>
      group.some((other) => clash(member, other))
        ? Infinity
        : place(member + 1, groups.with(index, [...group, member])),
    );
    return Math.min(...ways, place(member + 1, [...groups, [member]]));
  };
  return place(0, []);
}
