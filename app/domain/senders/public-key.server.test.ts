import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';

import { plainKey, readPublicKey, storedPublicKey } from './public-key.server.ts';

const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const rsa = (modulusLength: number, publicExponent = 65_537) =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey.export({ format: 'jwk' });
const jwk = p384.publicKey.export({ format: 'jwk' });
const read = (value: unknown) => readPublicKey(JSON.stringify(value));

test('keeps the public parts, names the key by its thumbprint, and reads what it stored', async () => {
  const { key } = await read({ ...jwk, use: 'sig', key_ops: ['verify'], x5u: 'https://attacker.example' });
  expect(key).toEqual({ ...jwk, use: 'sig', alg: 'ES384', kid: expect.stringMatching(/^[\w-]{43}$/) });
  expect(storedPublicKey(JSON.stringify(key))).toEqual(key);
  expect(key && plainKey(key)).toEqual(key);
  expect((await read({ ...jwk, kid: 'lis-1' })).key?.kid).toBe('lis-1');
});

test('reads the only key of a set, and the algorithm of an RSA key', async () => {
  expect((await read({ keys: [jwk] })).key?.alg).toBe('ES384');
  const key = rsa(2048);
  expect((await read(key)).key?.alg).toBe('RS384');
  expect((await read({ ...key, alg: 'RS256' })).key?.alg).toBe('RS256');
});

test.each<[string, unknown, string]>([
  ['a private key', p384.privateKey.export({ format: 'jwk' }), 'private'],
  ['a shared key', { kty: 'oct', k: 'AAAA' }, 'private'],
  ['two keys', { keys: [jwk, jwk] }, 'several'],
  ['no key', { keys: [] }, 'json'],
  ['a list', [jwk], 'json'],
  ['null', null, 'json'],
  ['a weak key', rsa(1024), 'weak'],
  ['a key with a tiny exponent', rsa(2048, 3), 'weak'],
  ['another curve', generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey.export({ format: 'jwk' }), 'kind'],
  ['a point off the curve', { ...jwk, y: jwk.x }, 'kind'],
  ['an algorithm of another kind', { ...jwk, alg: 'RS384' }, 'kind'],
  ['a key for encryption', { ...jwk, use: 'enc' }, 'kind'],
  ['an unknown kind', { kty: 'XYZ' }, 'kind'],
])('refuses %s', async (_, value, fault) => {
  expect(await read(value)).toEqual({ key: null, fault });
});

test('refuses what is no JSON', async () => {
  for (const text of ['', '-----BEGIN PUBLIC KEY-----', `"${'x'.repeat(30_000)}"`])
    expect(await readPublicKey(text)).toEqual({ key: null, fault: 'json' });
});
