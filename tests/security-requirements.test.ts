import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { auditActions } from '../app/domain/audit/audit-event.ts';
import { parseFile } from './support/parsed-source.ts';

// Titles of tests name the requirements of `docs/security.md`: "D 16: …". Several numbers had no test, and nobody saw it.

interface Requirement {
  number: string;
  /** The reason why no test names it; empty if one must. */
  reason: string;
}

const requirements: Requirement[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, reason] = /^\| (D \d+) \|[^|]+\| ?([^|]*?) ?\|$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number, reason: reason ?? '' }];
  });

const tests = globSync('{app,db,server,tests}/**/*.test.ts').map((path) => ({
  path,
  source: readFileSync(path, 'utf8'),
}));
const named = new Set(
  tests.flatMap((file) => parseFile(file).titles.flatMap((title) => title.match(/\bD \d+\b/g) ?? [])),
);
const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

describe('the list of requirements', () => {
  test('has D 1 to D 54', () => {
    expect(requirements.map(({ number }) => number)).toEqual(Array.from({ length: 54 }, (_, at) => `D ${at + 1}`));
  });

  test.each(requirements.filter(({ reason }) => reason === ''))('$number is named by a test', ({ number }) => {
    expect([...named]).toContain(number);
  });

  test.each(requirements.filter(({ reason }) => reason !== ''))('$number: $reason', ({ number }) => {
    expect([...named]).not.toContain(number);
  });

  test('excuses what concerns better-auth only while nothing uses it', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('better-auth');
  });
});

test('D 11: only these operations start a session', () => {
  const starters = sourcesOf('{app,server}/**/*.ts').filter(({ source }) => /\bstartSession\(/.test(source));
  expect(starters.map(({ path }) => path.replace(/^.*\//, '')).toSorted()).toEqual([
    'accept-invitation.server.ts',
    'open-result-link.server.ts',
    'patient-registration.server.ts',
    'session-store.server.ts',
    'sign-in.server.ts',
  ]);
});

describe('D 53: an operation records', () => {
  const operations = sourcesOf('{app/domain,app/platform,server}/**/*.ts').filter(
    ({ path }) => !path.endsWith('audit/audit-event.ts'),
  );
  test.each(auditActions)('%s', (action) => {
    expect(operations.some(({ source }) => source.includes(`'${action}'`))).toBe(true);
  });
});
