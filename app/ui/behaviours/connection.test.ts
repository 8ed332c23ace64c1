import { describe, expect, test } from 'vitest';

import { maySpend } from './connection.ts';

describe('bytes are spent on a guess', () => {
  test.each([
    ['where the browser says nothing', {}, true],
    ['on a fast network', { effectiveType: '4g' }, true],
    ['and not when the visitor saves data', { effectiveType: '4g', saveData: true }, false],
    ['nor on 3G', { effectiveType: '3g' }, false],
    ['nor on 2G', { effectiveType: 'slow-2g' }, false],
  ])('%s', (_, connection, spent) => {
    expect(maySpend(connection)).toBe(spent);
  });
});
