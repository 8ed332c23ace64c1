import { expect, test } from 'vitest';

import { hashOfToken, newToken } from './tokens.server.ts';

test('D 14: a token has 256 random bits: none repeats, and each bit is set in half of them', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.every(({ length }) => length === 32)).toBe(true);
  for (let bit = 0; bit < 256; bit++) {
    const set = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    // The tolerance is six standard deviations of 10,000 coin tosses, so fewer than one run in a million fails by chance.
    expect(Math.abs(set - 5_000), `bit ${bit}`).toBeLessThan(300);
  }
});

test('D 14: the table holds a hash, which is not the token', () => {
  // SHA-256 of 'abc': FIPS 180-2, appendix B.1.
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
