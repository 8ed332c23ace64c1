import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type GateColumns, type GateEvent, nextGateState, showsValue, visibleVersion } from './report-gate.ts';

const events: readonly GateEvent[] = ['arrives', 'needs-counseling', 'released', 'withdrawn', 'counseled'];
const history = fc.array(fc.constantFrom(...events), { maxLength: 30 });
const happened = (events: readonly GateEvent[]) =>
  events.reduce(nextGateState, 'waiting' as Parameters<typeof nextGateState>[0]);

test('no order of events shows a value that was not released since it arrived', () => {
  fc.assert(
    fc.property(history, (past) => {
      if (!showsValue(happened(past))) return;
      const since = past.slice(Math.max(past.lastIndexOf('arrives'), past.lastIndexOf('withdrawn')) + 1);
      expect(since).toContain('released');
    }),
  );
});

test('no order of events shows a gated value that nobody has handed over since it was released', () => {
  fc.assert(
    fc.property(history, (past) => {
      if (!past.includes('needs-counseling') || !showsValue(happened(past))) return;
      const since = past.slice(Math.max(past.lastIndexOf('arrives'), past.lastIndexOf('withdrawn')) + 1);
      expect(since.slice(since.indexOf('released'))).toContain('counseled');
    }),
  );
});

test('every value can be reached: the gate opens after release, and after release and counseling', () => {
  expect(showsValue(happened(['released']))).toBe(true);
  expect(showsValue(happened(['needs-counseling', 'released']))).toBe(false);
  expect(showsValue(happened(['needs-counseling', 'counseled', 'released']))).toBe(false);
  expect(showsValue(happened(['needs-counseling', 'released', 'counseled']))).toBe(true);
});

test('the columns of a report decide as the table does', () => {
  const start: GateColumns = { status: 'final', released_version: null, needs_counseling: 0, counseled_at: null };
  const change: Record<GateEvent, (columns: GateColumns) => GateColumns> = {
    arrives: (columns) => ({ ...columns, status: 'final', released_version: null, counseled_at: null }),
    'needs-counseling': (columns) => ({ ...columns, needs_counseling: 1 }),
    released: (columns) =>
      columns.status === 'withdrawn' || columns.released_version !== null
        ? columns
        : { ...columns, released_version: 1, counseled_at: null },
    withdrawn: (columns) =>
      columns.released_version === null
        ? columns
        : { ...columns, status: 'withdrawn', released_version: null, counseled_at: null },
    counseled: (columns) =>
      columns.needs_counseling === 1 && columns.released_version !== null
        ? { ...columns, counseled_at: '2026-11-17' }
        : columns,
  };
  fc.assert(
    fc.property(history, (past) => {
      const columns = past.reduce((all, event) => change[event](all), start);
      expect(visibleVersion(columns) !== null).toBe(showsValue(happened(past)));
    }),
  );
});
