import { describe, expect, test } from 'vitest';

import { base32, matchingStep, newTotpSecret, stepAt, totpCode, totpUri } from './totp.server.ts';

const secret = Buffer.from('12345678901234567890');

describe('the vectors of RFC 6238, appendix B, SHA-1', () => {
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });
});

describe('the vectors of RFC 4226, appendix D', () => {
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    '%s',
    (code) => {
      expect(Array.from({ length: 10 }, (_, step) => totpCode(secret, step))).toContain(code);
    },
  );
});

describe('a typed code', () => {
  const now = new Date('2026-11-24T15:00:10Z');
  const at = (offset: number) => totpCode(secret, stepAt(now) + offset);

  test('of the current step or the one before is right; no other step is', () => {
    const accepted = [-3, -2, -1, 0, 1, 2, 3].filter((offset) =>
      matchingStep(secret, at(offset), { now, lastStep: 0 }),
    );
    expect(accepted).toEqual([-1, 0]);
  });

  test('is not right twice, and neither is an earlier one', () => {
    const used = stepAt(now);
    expect(matchingStep(secret, at(0), { now, lastStep: used })).toBeNull();
    expect(matchingStep(secret, at(-1), { now, lastStep: used })).toBeNull();
  });

  test('may have a space, as apps show it', () => {
    const code = at(0);
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, { now, lastStep: 0 })).toBe(stepAt(now));
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34 5'])('%j is refused', (typed) => {
    expect(matchingStep(secret, typed, { now, lastStep: 0 })).toBeNull();
  });
});

test('base32 matches the vectors of RFC 4648', () => {
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

test('the address names the laboratory and the account', () => {
  expect(totpUri(secret, 'Yarumo', 'ana@yarumo.example')).toBe(
    'otpauth://totp/Yarumo:ana%40yarumo.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Yarumo',
  );
});

test('secrets have 160 bits and do not repeat', () => {
  const secrets = Array.from({ length: 1_000 }, () => newTotpSecret().toString('hex'));
  expect(new Set(secrets).size).toBe(1_000);
  expect(secrets[0]).toHaveLength(40);
});
