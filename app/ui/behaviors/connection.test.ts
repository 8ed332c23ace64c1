import { describe, expect, test } from 'vitest';

import { maySpend } from './connection.ts';

describe('spends bytes on a guess', () => {
  test.each([
    ['if the browser reports nothing', {}, true],
    ['on a fast network', { effectiveType: '4g' }, true],
    ['but not if the visitor saves data', { effectiveType: '4g', saveData: true }, false],
    ['but not on 3G', { effectiveType: '3g' }, false],
    ['but not on 2G', { effectiveType: 'slow-2g' }, false],
  ])('%s', (_, connection, spent) => {
    expect(maySpend(connection)).toBe(spent);
  });
});
