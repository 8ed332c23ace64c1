import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createLog, type Log } from './log.ts';

let lines: string[];
let log: Log;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T15:00:00.250Z') });
  lines = [];
  log = createLog((_, line) => lines.push(line));
});
afterEach(() => void vi.useRealTimers());

test('an event is one line of JSON, with its time in UTC', () => {
  log.warn('request-refused', { id: 'a', status: 403, ms: 2, route: '/' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: '2026-11-17T15:00:00.250Z',
      level: 'warn',
      event: 'request-refused',
      id: 'a',
      status: 403,
      ms: 2,
      route: '/',
    },
  ]);
});

test.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\0', '"}\n{"event":"forged"'])(
  '%j cannot start a new line',
  (foreign) => {
    log.error('request-failed', { fault: `a${foreign}b`, frames: [`at ${foreign}`] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\n\r\0\u0085\u2028\u2029]/);
    expect(JSON.parse(lines[0] ?? '').fault).toBe(`a${foreign}b`);
  },
);

test('a line has at most 2 KB', () => {
  log.error('request-failed', { fault: 'x'.repeat(5000), frames: Array.from({ length: 50 }, () => 'y'.repeat(500)) });
  expect(lines[0]?.length).toBeLessThan(2048);
});

describe('an event without end', () => {
  test('gets 50 lines a second, and one line that counts the rest', () => {
    for (let index = 0; index < 180; index += 1) log.warn('request-refused', { status: 429 });
    log.error('request-failed');
    expect(lines).toHaveLength(51);
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(52);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'request-refused', count: 130 });
    log.warn('request-refused');
    expect(lines).toHaveLength(53);
  });

  test('gets one line a minute if it is only counted', () => {
    for (let index = 0; index < 1000; index += 1) log.count('request-aborted');
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'request-aborted', count: 1000 }]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(1);
  });
});
