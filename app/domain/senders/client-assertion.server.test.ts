import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';

import { namedClient, verifyAssertion } from './client-assertion.server.ts';
import { readPublicKey, type SenderPublicKey } from './public-key.server.ts';

const now = new Date('2026-11-28T10:00:00Z');
const seconds = now.getTime() / 1000;
const client = 'b1f6b4f0-0000-4000-8000-000000000001';
const audience = 'https://lab.example/api/v1/oauth/token';
const claims = { iss: client, sub: client, aud: audience, exp: seconds + 240, jti: 'one' };

interface Pair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
  key: SenderPublicKey;
}

async function pairOf(alg: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const { key } = await readPublicKey(JSON.stringify(alg === 'RS256' ? { ...jwk, alg } : jwk));
  if (!key) throw new Error(alg);
  return { privateKey, publicKey, jwk, key };
}

const pairs = new Map<string, Pair>();
beforeAll(async () => {
  for (const alg of ['ES384', 'RS384', 'ES256', 'RS256', 'EdDSA']) pairs.set(alg, await pairOf(alg));
});
const pair = (alg: string): Pair => {
  const known = pairs.get(alg);
  if (!known) throw new Error(alg);
  return known;
};
const signed = (alg: string, changed: object = {}, header: object = {}): Promise<string> =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, ...header }).sign(pair(alg).privateKey);
const verify = (assertion: string, alg = 'ES384', keys = [pair(alg).key]) =>
  verifyAssertion(assertion, { client, keys, audience, now });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an assertion', () => {
  test.each(['ES384', 'RS384', 'ES256', 'RS256', 'EdDSA'])('with %s is accepted', async (alg) => {
    expect(await verify(await signed(alg), alg)).toMatchObject({ jti: 'one' });
  });

  test('of either key is accepted during a rotation', async () => {
    const keys = [pair('RS384').key, pair('ES384').key];
    expect(await verify(await signed('ES384'), 'ES384', keys)).not.toBeNull();
    expect(await verify(await signed('RS384', {}, { kid: pair('RS384').key.kid }), 'ES384', keys)).not.toBeNull();
  });

  test.each<[string, object]>([
    ['of another client', { iss: 'another', sub: 'another' }],
    ['whose subject is another', { sub: 'another' }],
    ['for another audience', { aud: 'https://other.example/api/v1/oauth/token' }],
    ['for the site instead of its token endpoint', { aud: 'https://lab.example' }],
    ['for the endpoint with a slash', { aud: `${audience}/` }],
    ['for two audiences', { aud: [audience, 'https://other.example'] }],
    ['without an audience', { aud: undefined }],
    ['that has expired', { exp: seconds - 16 }],
    ['that lasts an hour', { exp: seconds + 3600 }],
    ['without an end', { exp: undefined }],
    ['with an end that is a text', { exp: String(seconds + 60) }],
    ['that is not valid yet', { nbf: seconds + 60 }],
    ['without a number', { jti: undefined }],
    ['with an empty number', { jti: '' }],
    ['with a number that is no text', { jti: 7 }],
    ['with a number of 501 characters', { jti: 'x'.repeat(501) }],
  ])('%s is refused', async (_, changed) => {
    expect(await verify(await signed('ES384', changed))).toBeNull();
  });

  test.each<[string, object]>([
    ['names another key', { kid: 'another' }],
    ['brings its own key', { jwk: { kty: 'EC' } }],
    ['names a set of keys', { jku: 'https://attacker.example/jwks' }],
    ['names a certificate', { x5u: 'https://attacker.example/cert' }],
    ['brings a certificate', { x5c: ['AAAA'] }],
  ])('with a header that %s is refused', async (_, header) => {
    expect(await verify(await signed('ES384', {}, header))).toBeNull();
  });
});

describe('a forged assertion', () => {
  test('without a signature is refused', async () => {
    const bare = new UnsecuredJWT(claims).encode();
    expect(await verify(bare)).toBeNull();
    for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
      expect(await verify(`${encode({ alg })}.${encode(claims)}.`)).toBeNull();
  });

  test('with the public key as the secret of an HMAC is refused', async () => {
    const { jwk, publicKey } = pair('RS384');
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ] as const)
      for (const secret of [await exportSPKI(publicKey), JSON.stringify(jwk), jwk.n ?? '']) {
        const text = `${encode({ alg })}.${encode(claims)}`;
        const forged = `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
        expect(await verify(forged, 'RS384')).toBeNull();
      }
  });

  test('with another algorithm of the same key is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { key } = await readPublicKey(JSON.stringify(publicKey.export({ format: 'jwk' })));
    for (const alg of ['RS256', 'RS512', 'PS384']) {
      const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(privateKey);
      expect(await verify(token, 'RS384', key ? [key] : [])).toBeNull();
    }
  });

  test('with the key of somebody else is refused', async () => {
    const stranger = await pairOf('ES384');
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES384' }).sign(stranger.privateKey);
    expect(await verify(token)).toBeNull();
  });

  test('with a signature of zeros, in DER, cut off, or missing is refused', async () => {
    const [head = '', body = '', signature = ''] = (await signed('ES384')).split('.');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    const der = sign('sha384', Buffer.from(`${head}.${body}`), { key: privateKey, dsaEncoding: 'der' });
    for (const bad of [
      Buffer.alloc(96).toString('base64url'),
      der.toString('base64url'),
      signature.slice(0, -4),
      `${signature}AAAA`,
      '',
      `${signature}=`,
    ])
      expect(await verify(`${head}.${body}.${bad}`)).toBeNull();
  });

  test('with a changed claim or header is refused, and none throws', async () => {
    const [head = '', body = '', signature = ''] = (await signed('ES384')).split('.');
    for (const bad of [
      `${head}.${encode({ ...claims, jti: 'two' })}.${signature}`,
      `${encode({ alg: 'ES384', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${body}`,
      `${head}.${body}.${signature}.x.y`,
      `${head}..${signature}`,
      '',
      '..',
      'x'.repeat(9000),
      JSON.stringify({ payload: body, signatures: [{ protected: head, signature }] }),
    ])
      expect(await verify(bad)).toBeNull();
  });
});

test('the client is the issuer and the subject, which are the same', async () => {
  expect(namedClient(await signed('ES384'))).toBe(client);
  expect(namedClient(await signed('ES384', { sub: 'x' }))).toBeNull();
  expect(namedClient('nothing')).toBeNull();
});
