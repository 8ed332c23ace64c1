import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pickContact, pickEmail, pickPhone } from './contact-pickup.ts';

describe('an e-mail (S5.02)', () => {
  test.each([
    [' Ana.Ruiz@Ejemplo.CO ', 'ana.ruiz@ejemplo.co'],
    ['@', '@'],
    ['ana', null],
    ['', null],
    ['   ', null],
  ])('%j → %j', (typed, picked) => {
    expect(pickEmail(typed)).toBe(picked);
  });

  test('a result contains an @, no surrounding space, and no capital', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (typed) => {
        const picked = pickEmail(typed);
        if (typed.includes('@')) expect(picked).toBe(typed.trim().toLowerCase());
        else expect(picked).toBeNull();
      }),
    );
  });
});

describe('a telephone (S5.02)', () => {
  test.each([
    ['300 123 4567', '+573001234567'],
    ['(604) 444-5566', '+576044445566'],
    ['+57 300 123 4567', '+573001234567'],
    ['57 300 123 4567', '+573001234567'],
    ['+34 600 000 000', '+34600000000'],
    ['+1 202 555 010', '+1202555010'],
    ['300 123 456', null],
    ['no', null],
    ['', null],
  ])('%j → %j', (typed, picked) => {
    expect(pickPhone(typed, '57')).toBe(picked);
  });

  test('fewer than ten digits give null; ten or more give a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ()+-]{0,24}$/), (typed) => {
        const digits = typed.replace(/\D/g, '');
        expect(pickPhone(typed, '57') !== null).toBe(digits.length >= 10);
        expect(pickPhone(typed, '57') ?? digits).toContain(digits);
      }),
    );
  });
});

test('picks the first valid value of several, and nothing if none is valid', () => {
  expect(pickContact({ emails: ['x', 'A@b.co', 'c@d.co'], phones: ['1', '3001234567'] }, '57')).toEqual({
    email: 'a@b.co',
    phone_number: '+573001234567',
  });
  expect(pickContact({ emails: ['x'], phones: [] }, '57')).toEqual({});
});
