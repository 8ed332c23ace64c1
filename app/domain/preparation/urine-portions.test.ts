import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type UrineCollection, urineCollections } from '../exams/exam.ts';
import { serving } from './fixtures/urine-serving.ts';
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
  [['second-morning', 'any'], ['second-morning']],
  [
    ['second-morning', 'first-morning'],
    ['first-morning', 'second-morning'],
  ],
  [
    ['first-morning', 'end-of-shift', 'at-laboratory', 'any'],
    ['end-of-shift', 'first-morning', 'at-laboratory'],
  ],
  [
    ['special', 'special', 'any'],
    ['any', 'special', 'special'],
  ],
  [
    ['first-stream', 'first-morning', '24-hours'],
    ['24-hours', 'first-morning', 'first-stream'],
  ],
])('%j is collected as %j', (asked, collected) => {
  expect(portionsOf(asked).map(({ collection }) => collection)).toEqual(collected);
});

test('each portion names the exams it serves', () => {
  expect(portionsOf(['any', '24-hours', 'midstream'])).toEqual([
    { collection: '24-hours', exams: ['E1'] },
    { collection: 'midstream', exams: ['E0', 'E2'] },
  ]);
});

test('serves every exam once with suitable urine, in as few portions as possible', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...urineCollections), { maxLength: 8 }), (asked) => {
      const portions = portionsOf(asked);
      for (const [index, collection] of asked.entries()) {
        const [own, ...more] = portions.filter(({ exams }) => exams.includes(`E${index}`));
        expect(more).toEqual([]);
        expect(serving[collection]).toContain(own?.collection);
      }
      const apart = asked.filter((one) => one === 'special').length;
      expect(portions).toHaveLength(fewest(asked.filter((one) => one !== 'special')) + apart);
    }),
  );
});

/** Tries every set of collections. */
function fewest(asked: readonly UrineCollection[]): number {
  const choices = Array.from({ length: 2 ** urineCollections.length }, (_, bits) =>
    urineCollections.filter((_, index) => bits & (1 << index)),
  );
  const enough = choices.filter((choice) => asked.every((one) => serving[one].some((other) => choice.includes(other))));
  return Math.min(...enough.map((choice) => choice.length));
}
