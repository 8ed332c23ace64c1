import fc from 'fast-check';
import { expect, test } from 'vitest';

import { byWaitingUrgency, urgencyOf, type WaitingFacts, waitingUrgencies } from './waiting-order.ts';

const facts = fc.record({
  isCritical: fc.boolean(),
  isOverdue: fc.boolean(),
  isAbnormal: fc.boolean(),
  receivedAt: fc.constantFrom('2026-11-17T10:00:00Z', '2026-11-17T11:00:00Z'),
  id: fc.uuid(),
});

test('no report stands before a more urgent one, or before one of its urgency that waits longer', () => {
  fc.assert(
    fc.property(fc.array(facts), (waiting) => {
      const sorted = waiting.toSorted(byWaitingUrgency);
      for (const [i, one] of sorted.entries()) {
        const next = sorted[i + 1];
        if (!next) continue;
        const ranks = [one, next].map((row: WaitingFacts) => waitingUrgencies.indexOf(urgencyOf(row)));
        expect(ranks).toEqual(ranks.toSorted());
        if (ranks[0] === ranks[1]) expect(one.receivedAt <= next.receivedAt).toBe(true);
      }
    }),
  );
});

test('a critical value comes before an overdue one, whatever else it is', () => {
  const row = { isCritical: true, isOverdue: false, isAbnormal: false, receivedAt: '', id: '' };
  expect(urgencyOf(row)).toBe('critical');
  expect(urgencyOf({ ...row, isCritical: false, isOverdue: true, isAbnormal: true })).toBe('overdue');
});
