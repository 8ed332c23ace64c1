import { expect, test } from 'vitest';

import { faultReport } from './fault-report.ts';

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
  expect(faultReport(answer(503))).toBe('A route answered 503');
});

test('a bug is said with its kind and its place, without an address or what it quotes', () => {
  const report =
    faultReport(new TypeError('no "Ana" at /en/portal-resultados?q=vih of https://a.example/vih\nat all')) ?? '';
  expect(report).toMatch(/^TypeError: no ".*" at \[path\] of \[address\]\n/);
  expect(report).toMatch(/\n\s+at .*fault-report\.test\.ts:\d+/);
  expect(report).not.toMatch(/vih|Ana|portal/);
});

test.each([[undefined], ['/vih'], [{ path: '/vih' }]])('%j was thrown: only its type is said', (thrown) => {
  expect(faultReport(thrown)).toBe(`Something was thrown that is no Error: ${typeof thrown}`);
});
