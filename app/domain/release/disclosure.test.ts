import { describe, expect, test } from 'vitest';

import {
  type Disclosure,
  disclosureOf,
  type GateReader,
  gateReaders,
  mayNotify,
  reportChannels,
} from './disclosure.ts';
import type { GateColumns } from './report-gate.ts';

/**
 * Model-based test of the gate: it generates every combination of channel, reader, and order of events up to a length, and compares the
 * gate with an oracle that reads only the history, without the state machine or the columns.
 */

const events = [
  'arrives',
  'preliminary',
  'needs-counseling',
  'released',
  'withdrawn',
  'counseled',
  'cancelled',
] as const;
type Event = (typeof events)[number];
const LONGEST = 6;

/** Returns the columns after an event, as `place-report.server.ts` and `report-actions.server.ts` write them. */
function apply(columns: GateColumns, event: Event): GateColumns {
  const { status, released_version, needs_counseling } = columns;
  switch (event) {
    case 'arrives':
      return { ...columns, status: 'final', released_version: null, counseled_at: null };
    case 'preliminary':
      // A preliminary report never replaces a final one.
      return status === 'final'
        ? columns
        : { ...columns, status: 'preliminary', released_version: null, counseled_at: null };
    case 'needs-counseling':
      return { ...columns, needs_counseling: 1 };
    case 'released':
      return status === 'final' && released_version === null
        ? { ...columns, released_version: 1, counseled_at: null }
        : columns;
    case 'withdrawn':
      return released_version === null
        ? columns
        : { ...columns, status: 'withdrawn', released_version: null, counseled_at: null };
    case 'counseled':
      return needs_counseling === 1 && released_version !== null ? { ...columns, counseled_at: 'now' } : columns;
    case 'cancelled':
      return { ...columns, status: 'cancelled', released_version: null, counseled_at: null };
  }
}

const start: GateColumns = { status: 'final', released_version: null, needs_counseling: 0, counseled_at: null };

/** The facts that the oracle reads from the history: the events since the current value arrived, was withdrawn, or was cancelled. */
interface Told {
  isGated: boolean;
  isReleased: boolean;
  isHandedOver: boolean;
  last: 'value' | 'preliminary' | 'withdrawn' | 'cancelled';
}

function readHistory(history: readonly Event[]): Told {
  let last: Told['last'] = 'value';
  let [isReleased, isHandedOver, isGated] = [false, false, false];
  for (const event of history) {
    if (event === 'needs-counseling') isGated = true;
    const isNews = event === 'arrives' || event === 'cancelled' || (event === 'preliminary' && last !== 'value');
    if (isNews) {
      last = event === 'arrives' ? 'value' : event === 'cancelled' ? 'cancelled' : 'preliminary';
      isReleased = false;
      isHandedOver = false;
    }
    if (event === 'withdrawn' && isReleased) {
      last = 'withdrawn';
      isReleased = false;
      isHandedOver = false;
    }
    if (event === 'released' && last === 'value') {
      isHandedOver = isReleased && isHandedOver;
      isReleased = true;
    }
    if (event === 'counseled' && isGated && isReleased) isHandedOver = true;
  }
  return { isGated, isReleased, isHandedOver, last };
}

/** The readers who never learn about a report that a trained person delivers. */
const outsiders: readonly GateReader[] = ['copied-doctor', 'proxy', 'minor-link', 'minor-account'];

const mayReadValue = (told: Told, reader: GateReader): boolean =>
  told.isReleased && (!told.isGated || (told.isHandedOver && !outsiders.includes(reader)));

/** The name of an exam reveals as much as its value, so the name of a gated exam is not disclosed before its delivery. */
const mayReadName = (told: Told, reader: GateReader): boolean =>
  told.last === 'withdrawn' ? false : !told.isGated || mayReadValue(told, reader);

const named: readonly Disclosure[] = ['value', 'on-its-way', 'cancelled'];

/** Generates every history up to the maximum length, with its columns. */
function* histories(): Generator<{ history: Event[]; columns: GateColumns }> {
  const open: { history: Event[]; columns: GateColumns }[] = [{ history: [], columns: start }];
  for (let one = open.pop(); one; one = open.pop()) {
    yield one;
    if (one.history.length === LONGEST) continue;
    for (const event of events) open.push({ history: [...one.history, event], columns: apply(one.columns, event) });
  }
}

const say = (history: readonly Event[], channel: string, reader: string) =>
  `${history.join(' → ')}: ${channel} to ${reader}`;

describe('the gate, over every order of events', () => {
  const faults: string[] = [];
  let cases = 0;
  const shown = new Set<string>();
  for (const { history, columns } of histories()) {
    const told = readHistory(history);
    for (const channel of reportChannels)
      for (const reader of gateReaders) {
        cases += 1;
        const answer = disclosureOf(channel, columns, reader);
        shown.add(`${channel} ${answer}`);
        const fault =
          answer === 'value' && !mayReadValue(told, reader)
            ? 'value'
            : named.includes(answer) && !mayReadName(told, reader)
              ? 'name'
              : answer !== 'nothing' && told.isGated && outsiders.includes(reader)
                ? 'existence'
                : channel === 'result-page' && answer !== 'value' && mayReadValue(told, reader)
                  ? 'kept back'
                  : null;
        if (fault) faults.push(`${fault}: ${say(history, channel, reader)}`);
      }
  }

  test('shows no value, name, or existence that the history does not allow, and keeps back none that it does', () => {
    expect(faults.slice(0, 5)).toEqual([]);
    const orders = Array.from({ length: LONGEST + 1 }, (_, length) => events.length ** length).reduce((a, b) => a + b);
    expect(cases).toBe(orders * reportChannels.length * gateReaders.length);
  });

  test('caches, logs, and notices never speak of a report; every other channel can show a value', () => {
    for (const channel of reportChannels) {
      const isSilent = channel === 'cache' || channel === 'log' || channel === 'notice';
      expect([channel, shown.has(`${channel} value`)]).toEqual([channel, !isSilent]);
    }
  });

  test('a channel other than the list says all or nothing: a count is no hint', () => {
    for (const answer of shown) {
      const [channel, told] = answer.split(' ');
      if (channel !== 'portal-list') expect(['value', 'nothing']).toContain(told);
    }
  });
});

test('no notice is sent for a report that its reader may not open', () => {
  for (const { history, columns } of histories())
    for (const reader of gateReaders)
      if (mayNotify(columns, reader) !== mayReadValue(readHistory(history), reader))
        expect.fail(say(history, 'notice', reader));
});

test('an unsafe gate is found: one that forgets who must hand over', () => {
  const forgets = (columns: GateColumns) => columns.released_version !== null;
  const found = [...histories()].some(
    ({ history, columns }) => forgets(columns) && !mayReadValue(readHistory(history), 'self'),
  );
  expect(found).toBe(true);
});
