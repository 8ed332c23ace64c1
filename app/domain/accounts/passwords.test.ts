import { describe, expect, test } from 'vitest';

import { HashingBusy, hashPassword, isPassword, isWeakHash } from './passwords.server.ts';

describe('a hashed password', () => {
  test('D 30: names the parameters of OWASP, in PHC notation', async () => {
    expect(await hashPassword('a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('has its own salt', async () => {
    expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
  });

  test.each([
    ['128 characters', 'x'.repeat(128), `${'x'.repeat(127)}y`],
    ['an emoji', 'clave 🔑 larga', 'clave 🔒 larga'],
    ['a NUL', 'ab\0cd', 'ab\0ce'],
    ['a space at its end', 'con espacio ', 'con espacio'],
    ['upper case', 'Mayúscula', 'mayúscula'],
  ])('with %s is compared whole', async (_, right, wrong) => {
    const stored = await hashPassword(right);
    expect([await isPassword(right, stored), await isPassword(wrong, stored)]).toEqual([true, false]);
  });

  test('is the same on a keyboard that writes ñ in two characters', async () => {
    expect(await isPassword('contrasen\u0303a', await hashPassword('contraseña'))).toBe(true);
  });
});

test('no password fits an account without one', async () => {
  expect(await isPassword('', null)).toBe(false);
});

test('reads a hash that the reference implementation wrote', async () => {
  // From the tests of the reference implementation (phc-winner-argon2): 64 MiB, 2 passes, salt 'somesalt'.
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', stored)).toBe(true);
  expect(await isPassword('differentpassword', stored)).toBe(false);
});

test('a hash with fewer passes or less memory is weak', async () => {
  expect(isWeakHash(await hashPassword('a'))).toBe(false);
  expect(isWeakHash('$argon2id$v=19$m=9216,t=4,p=1$c29tZXNhbHQ$AAAA')).toBe(true);
});

test('D 30: refuses more than the queue holds, and recovers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('a')));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof HashingBusy)).toBe(true);
  expect(await isPassword('a', await hashPassword('a'))).toBe(true);
});
