import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orderedWork, type WorkItem, workKindsOf } from './work-item.ts';

test.each([
  [['counselor'], ['counsel']],
  [['bacteriologist'], ['release', 'message']],
  [['reception'], ['inbox', 'visit']],
  [['collector'], ['own-visit']],
  [['owner'], ['application']],
  [['editor'], []],
  [
    ['counselor', 'reception'],
    ['counsel', 'inbox', 'visit'],
  ],
] as const)('%j is shown the work of their roles: %j', (roles, kinds) => {
  expect(workKindsOf(roles)).toEqual(kinds);
});

const item = fc.record({
  id: fc.uuid(),
  since: fc.option(fc.constantFrom('2026-11-17T08:00:00Z', '2026-11-17T09:00:00Z', '2026-11-18T07:00:00Z')),
  isCritical: fc.boolean(),
});

test('critical values come first, and of two others that wait, the one that waits longer', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const ordered = orderedWork(items.map((one): WorkItem => ({ ...one, kind: 'application' })));
      for (const [index, next] of ordered.slice(1).entries()) {
        const before = ordered[index];
        expect(before?.isCritical || !next.isCritical).toBe(true);
        if (before?.isCritical === next.isCritical && before?.since && next.since)
          expect(before.since <= next.since).toBe(true);
      }
    }),
  );
});
