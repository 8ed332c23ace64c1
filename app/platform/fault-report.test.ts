import { expect, test } from 'vitest';

import { faultReport, isAbort } from './fault-report.ts';

/** The error of React Router for an unknown path. */
const answer = (status: number) => ({
  status,
  statusText: 'Not so',
  internal: true,
  data: 'No /vih',
  error: new Error('/vih'),
});

test.each([400, 404, 405, 499])('%i is a visitor’s mistake and is not reported', (status) => {
  expect(faultReport(answer(status))).toBeNull();
});

test('reports an answer of 500 or more without its text', () => {
  expect(faultReport(answer(503))).toEqual({ fault: 'A route answered 503', frames: [] });
});

test('reports a bug with its kind and its place, and without its message', () => {
  const report = faultReport(new TypeError('no "Ana" at /en/portal-resultados?q=vih of https://a.example/vih\nat all'));
  expect(report?.fault).toBe('TypeError');
  expect(report?.frames[0]).toMatch(/^at .*fault-report\.test\.ts:\d+/);
  expect(JSON.stringify(report)).not.toMatch(/vih|Ana|portal/);
});

test('ignores a line of the message that looks like a frame', () => {
  const report = faultReport(new Error('Invalid:\n    at vih (CANARY.ts:1:1)\n  at Ana'));
  expect(report?.frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toMatch(/CANARY|Ana/);
});

test.each([
  [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'Error ECONNREFUSED'],
  [Object.assign(new Error('x'), { code: 'vih de Ana' }), 'Error'],
])('reports the code of %s if it is a code', (error, fault) => {
  expect(faultReport(error)?.fault).toBe(fault);
});

test.each([[undefined], ['/vih'], [{ path: '/vih' }]])('reports only the type of the thrown value %j', (thrown) => {
  expect(faultReport(thrown)?.fault).toBe(`A value that is not an Error was thrown: ${typeof thrown}`);
});

test.each([
  [new DOMException('This operation was aborted', 'AbortError'), true],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), true],
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), false],
  [new Error('aborted'), false],
  ['aborted', false],
])('recognizes an abort in %s: %s', (error, expected) => {
  expect(isAbort(error)).toBe(expected);
});
