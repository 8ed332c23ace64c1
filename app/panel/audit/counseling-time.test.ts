import { expect, test } from 'vitest';

import type { EventView } from './audit-view.ts';
import { withoutNeighbors } from './counseling-time.ts';

const event = (seq: number, at: string, action: EventView['action']): EventView => ({
  seq,
  at,
  action,
  role: null,
  object: null,
  isRefused: false,
  reason: null,
  actor: { kind: 'system', id: null, name: null },
});

// An owner who saw the counseling between the opening of a person and the mail of a link knew whose it was.
test('a counseling is shown by its day, after the other events of that day', () => {
  const shown = withoutNeighbors(
    [
      event(4, '2026-11-18T14:00:00Z', 'person.read'),
      event(3, '2026-11-17T15:01:00Z', 'link.created'),
      event(2, '2026-11-17T15:00:00Z', 'counseling.recorded'),
      event(1, '2026-11-17T14:59:00Z', 'person.read'),
    ],
    'America/Bogota',
  );
  expect(shown.map(({ seq, at }) => [seq, at])).toEqual([
    [4, '2026-11-18T14:00:00Z'],
    [3, '2026-11-17T15:01:00Z'],
    [1, '2026-11-17T14:59:00Z'],
    [2, '2026-11-17'],
  ]);
});
