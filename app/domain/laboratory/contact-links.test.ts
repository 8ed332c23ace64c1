import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mailHref, telHref, whatsappHref } from './contact-links.ts';

describe('telHref', () => {
  test.each([
    ['+57 300 000 0000', 'tel:+573000000000'],
    ['+57 604 000 0000', 'tel:+576040000000'],
    ['+1 (305) 555-0100', 'tel:+13055550100'],
  ])('%s → %s', (phone, expected) => {
    expect(telHref(phone)).toBe(expected);
  });
});

describe('whatsappHref', () => {
  test.each([
    ['Hola', 'https://wa.me/573000000000?text=Hola'],
    ['¿Cuánto cuesta?', 'https://wa.me/573000000000?text=%C2%BFCu%C3%A1nto%20cuesta%3F'],
    ['a&b=c#d\ne', 'https://wa.me/573000000000?text=a%26b%3Dc%23d%0Ae'],
  ])('%s → %s', (text, expected) => {
    expect(whatsappHref('+57 300 000 0000', text)).toBe(expected);
  });

  test('carries any text unchanged and adds nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(whatsappHref('+57 300 000 0000', text));
        expect(url.origin + url.pathname).toBe('https://wa.me/573000000000');
        expect([...url.searchParams]).toEqual([['text', text]]);
        expect(url.hash).toBe('');
      }),
    );
  });
});

test('mailHref', () => {
  expect(mailHref('a@b.co')).toBe('mailto:a@b.co');
});
