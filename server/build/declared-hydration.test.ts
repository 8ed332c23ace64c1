import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { declaresHydration } from './declared-hydration.ts';

describe('the source of a route declares that its pages hydrate', () => {
  test.each([
    ['export const handle = { hydrates: true };', true],
    ['export const handle = { hydrates: true } satisfies PageHandle<typeof loader>;', true],
    ['const reads = {};\nexport const handle = {\n  reads,\n  hydrates: true,\n} as const;', true],
    ['export const handle = { hydrates: false };', false],
    ['const handle = { hydrates: true };', false],
    ['export const other = { hydrates: true };', false],
    ['export const handle = { reads: {} };', false],
    // A regular expression over the text took both of these for a declaration.
    ['// hydrates: true\nexport const handle = { reads: {} };', false],
    ['export const handle = { reads: {} };\nconst words = "hydrates: true";', false],
  ])('%s: %s', (source, expected) => {
    expect(declaresHydration('a.tsx', source)).toBe(expected);
  });

  test('reports a source that it cannot parse', () => {
    expect(() => declaresHydration('a.tsx', 'export const = 1;')).toThrow('a.tsx: ');
  });
});

test('the doctors’ portal declares it, and the layout around it does not', () => {
  const declares = (path: string) => declaresHydration(path, readFileSync(path, 'utf8'));
  expect(declares('app/routes/doctor/portal.tsx')).toBe(true);
  expect(declares('app/routes/personal.tsx')).toBe(false);
});
