import { expect, test } from 'vitest';

import { faultReport, isAbort } from './fault-report.ts';

/** As React Router answers what it does not find. */
const answer = (status: number) => ({
  status,
  statusText: 'Not so',
  internal: true,
  data: 'No /vih',
  error: new Error('/vih'),
});

test.each([400, 404, 405, 499])('%i is a visitor’s mistake: nothing is said', (status) => {
  expect(faultReport(answer(status))).toBeNull();
});

test('an answer of 500 and more is said without its words', () => {
  expect(faultReport(answer(503))).toEqual({ fault: 'A route answered 503', frames: [] });
});

test('a bug is said with its kind and its place, and without its message', () => {
  const report = faultReport(new TypeError('no "Ana" at /en/portal-resultados?q=vih of https://a.example/vih\nat all'));
  expect(report?.fault).toBe('TypeError');
  expect(report?.frames[0]).toMatch(/^at .*fault-report\.test\.ts:\d+/);
  expect(JSON.stringify(report)).not.toMatch(/vih|Ana|portal/);
});

test('a line of the message that looks like a frame is none', () => {
  const report = faultReport(new Error('Invalid:\n    at vih (CANARY.ts:1:1)\n  at Ana'));
  expect(report?.frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toMatch(/CANARY|Ana/);
});

test.each([
  [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'Error ECONNREFUSED'],
  [Object.assign(new Error('x'), { code: 'vih de Ana' }), 'Error'],
])('the code of %s is said when it is one', (error, fault) => {
  expect(faultReport(error)?.fault).toBe(fault);
});

test.each([[undefined], ['/vih'], [{ path: '/vih' }]])('%j was thrown: only its type is said', (thrown) => {
  expect(faultReport(thrown)?.fault).toBe(`Something was thrown that is no Error: ${typeof thrown}`);
});

test.each([
  [new DOMException('This operation was aborted', 'AbortError'), true],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), true],
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), false],
  [new Error('aborted'), false],
  ['aborted', false],
])('%s: the visitor went away: %s', (error, expected) => {
  expect(isAbort(error)).toBe(expected);
});
