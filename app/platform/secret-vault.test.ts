import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { keyCheckOf, secretVault } from './secret-vault.server.ts';

const secret = randomBytes(32);
const vault = secretVault(secret);

describe('a sealed text', () => {
  test('opens to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, row) => {
        expect(vault.open('email', vault.seal('email', text, row), row)).toBe(text);
      }),
    );
  });

  test('never looks the same twice, and does not contain the text', () => {
    const sealed = Array.from({ length: 100 }, () => vault.seal('email', 'ana@yarumo.example', 'a'));
    expect(new Set(sealed).size).toBe(100);
    expect(sealed.join('')).not.toContain(Buffer.from('ana@').toString('base64url').slice(0, 4));
  });

  test.each([
    ['in another row', () => vault.open('email', vault.seal('email', 'x', 'a'), 'b')],
    ['for another purpose', () => vault.open('phone', vault.seal('email', 'x', 'a'), 'a')],
    ['with another secret', () => secretVault(randomBytes(32)).open('email', vault.seal('email', 'x', 'a'), 'a')],
    ['of an unknown version', () => vault.open('email', vault.seal('email', 'x', 'a').replace('v1', 'v2'), 'a')],
  ])('does not open %s', (_, open) => {
    expect(open).toThrow();
  });

  test('does not open with any bit changed', () => {
    const [version, body = ''] = vault.seal('totp', 'secret', 'a').split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => vault.open('totp', `${version}.${changed.toString('base64url')}`, 'a')).toThrow();
    }
  });
});

describe('an index', () => {
  test('is equal for equal texts, and differs by purpose and secret', () => {
    expect(vault.index('email', 'a')).toBe(secretVault(secret).index('email', 'a'));
    expect(vault.index('email', 'a')).not.toBe(vault.index('document', 'a'));
    expect(vault.index('email', 'a')).not.toBe(secretVault(randomBytes(32)).index('email', 'a'));
  });
});

test('the check of a key reveals nothing that opens a text', () => {
  expect(keyCheckOf(secret)).toHaveLength(16);
  expect(keyCheckOf(secret)).not.toBe(keyCheckOf(randomBytes(32)));
});
