import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type UrineCollection, urineCollections } from '../catalogue/exam.ts';
import { urinePortions } from './urine-portions.ts';

const portionsOf = (asked: UrineCollection[]) =>
  urinePortions(asked.map((collection, index) => ({ collection, exams: [`E${index}`] })));

test.each<[asked: UrineCollection[], collected: UrineCollection[]]>([
  [[], []],
  [['any'], ['any']],
  [['any', 'midstream'], ['midstream']],
  [['any', 'first-morning'], ['first-morning']],
  [['midstream', 'first-morning'], ['first-morning-midstream']],
  [['any', 'first-morning-midstream', 'first-morning', 'midstream'], ['first-morning-midstream']],
  [
    ['first-stream', 'midstream'],
    ['midstream', 'first-stream'],
  ],
  [['first-stream', 'any'], ['first-stream']],
  [['24-hours', '24-hours'], ['24-hours']],
  [
    ['24-hours', 'any'],
    ['24-hours', 'any'],
  ],
  [['full-bladder', 'any'], ['full-bladder']],
  [
    ['first-stream', 'first-morning', '24-hours'],
    ['24-hours', 'first-morning', 'first-stream'],
  ],
])('%j is collected as %j', (asked, collected) => {
  expect(portionsOf(asked).map(({ collection }) => collection)).toEqual(collected);
});

test('each portion names the exams that it serves', () => {
  expect(portionsOf(['any', '24-hours', 'midstream'])).toEqual([
    { collection: '24-hours', exams: ['E1'] },
    { collection: 'midstream', exams: ['E0', 'E2'] },
  ]);
});

/** What also is what was asked for. */
const suits: Record<UrineCollection, readonly UrineCollection[]> = {
  any: urineCollections.filter((collection) => collection !== '24-hours'),
  midstream: ['midstream', 'first-morning-midstream'],
  'first-morning': ['first-morning', 'first-morning-midstream'],
  'first-morning-midstream': ['first-morning-midstream'],
  'first-stream': ['first-stream'],
  '24-hours': ['24-hours'],
  'full-bladder': ['full-bladder'],
};

test('every exam is served once, by urine that suits it, in as few portions as can be', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...urineCollections), { maxLength: 8 }), (asked) => {
      const portions = portionsOf(asked);
      for (const [index, collection] of asked.entries()) {
        const serving = portions.filter(({ exams }) => exams.includes(`E${index}`));
        expect(serving).toHaveLength(1);
        expect(suits[collection]).toContain(serving[0]?.collection);
      }
      expect(portions).toHaveLength(fewest(asked));
    }),
  );
});

/** Tries every choice of collections. */
function fewest(asked: readonly UrineCollection[]): number {
  const choices = Array.from({ length: 2 ** urineCollections.length }, (_, bits) =>
    urineCollections.filter((_, index) => bits & (1 << index)),
  );
  const enough = choices.filter((choice) => asked.every((one) => suits[one].some((other) => choice.includes(other))));
  return Math.min(...enough.map((choice) => choice.length));
}
