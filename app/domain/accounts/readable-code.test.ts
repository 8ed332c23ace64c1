import { expect, test } from 'vitest';

import { readableCode, typedCode } from './readable-code.ts';

test('a code is shown in groups of four, and read back as a person types it', () => {
  const shown = readableCode(Uint8Array.from({ length: 12 }, (_, index) => index * 21));
  expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(typedCode(` ${shown.toLowerCase().replaceAll('-', ' ')} `)).toBe(shown.replaceAll('-', ''));
  expect(typedCode('k7qm-2b1o-iL00')).toBe('K7QM2B101100');
});
