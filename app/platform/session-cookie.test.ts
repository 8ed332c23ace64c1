import { describe, expect, test } from 'vitest';

import { expiredSessionCookie, sessionCookie, sessionTokenIn } from './session-cookie.ts';

const token = 'a'.repeat(43);
const [https, local] = ['https://lab.example', 'http://localhost:3000'];

describe('the cookie', () => {
  test('D 15: is bound to the host over https', () => {
    expect(sessionCookie(https, token, 'Strict')).toBe(
      `__Host-session=${token}; Path=/; HttpOnly; SameSite=Strict; Secure`,
    );
  });

  test('works on a developer’s machine', () => {
    expect(sessionCookie(local, token, 'Lax')).toBe(`session=${token}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('is read back, among others', () => {
    expect(sessionTokenIn(`site-locale=en; __Host-session=${token}; x=1`, https)).toBe(token);
    expect(sessionTokenIn(`session=${token}`, local)).toBe(token);
  });

  test.each([
    ['no cookie', null],
    ['an empty value', '__Host-session='],
    ['the name without its prefix', `session=${token}`],
    ['a value that the server never gives', '__Host-session=short'],
    ['a value with other characters', `__Host-session=${'ñ'.repeat(43)}`],
  ])('%s is no session', (_, cookies) => {
    expect(sessionTokenIn(cookies, https)).toBeNull();
  });

  test('expires at once', () => {
    expect(expiredSessionCookie(https)).toContain('Max-Age=0');
  });
});
