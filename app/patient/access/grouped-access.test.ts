import { expect, test } from 'vitest';

import type { AccessEntry } from '../../domain/persons/access-log.server.ts';
import { groupedAccess } from './grouped-access.ts';

// One look at a list of twenty orders filled the patient's access log with twenty equal lines.

const entry = (seq: number, at: string, over: Partial<AccessEntry> = {}): AccessEntry => ({
  seq,
  at: `2026-11-17T${at}Z`,
  action: 'order.read',
  by: 'self',
  ...over,
});

test('joins the equal lines of one minute, and nothing else', () => {
  const entries = [
    entry(6, '15:01:09'),
    entry(5, '15:00:40'),
    entry(4, '15:00:40', { by: 'doctor' }),
    entry(3, '15:00:40', { action: 'report.read' }),
    entry(2, '15:00:12'),
    entry(1, '15:00:12'),
  ];
  expect(groupedAccess(entries).map(({ seq, count }) => [seq, count])).toEqual([
    [6, 1],
    [5, 1],
    [4, 1],
    [3, 1],
    [2, 2],
  ]);
});
