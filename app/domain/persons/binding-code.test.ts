import { expect, test } from 'vitest';

import { bindingCodeFrom, printedBindingCode, typedBindingCode } from './binding-code.ts';

test('a code has eight symbols that nobody confuses on paper', () => {
  let number = 0;
  const next = (below: number) => number++ % below;
  const codes = Array.from({ length: 3 }, () => bindingCodeFrom(next));
  expect(codes[0]).toBe('34679ACD');
  expect(codes.join('')).not.toMatch(/[0O1IL2Z5S8BUV]/);
});

test('is printed in two groups, and read back as people type it', () => {
  expect(printedBindingCode('34679ACD')).toBe('3467-9ACD');
  expect(typedBindingCode(' 3467-9acd ')).toBe('34679ACD');
  expect(typedBindingCode('3467 9ACD')).toBe('34679ACD');
});

test.each(['', '3467-9AC', '3467-9ACDE', '3467-9AC0', "' or 1=1"])('refuses %j', (typed) => {
  expect(typedBindingCode(typed)).toBe(null);
});
